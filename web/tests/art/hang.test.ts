import { describe, expect, it, vi } from "vitest";
import { hang } from "../../src/art/hang";

const place = { id: "crystal", width: 40, shape: 1 };

describe("a picture", () => {
  it("is not even drawn where its place went before it came", async () => {
    const [kept, gone] = [vi.fn(() => ({ svg: "", flat: [] })), vi.fn(() => ({ svg: "", flat: [] }))];
    const down = hang({ ...place, draw: kept }, () => undefined);
    hang({ ...place, draw: gone }, () => undefined)();
    await vi.waitFor(() => expect(kept).toHaveBeenCalled(), { timeout: 50_000 });
    expect(gone).not.toHaveBeenCalled();
    down();
  });
});
