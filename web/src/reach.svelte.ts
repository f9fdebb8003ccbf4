/** Who can open a link from here: a page at 127.0.0.1 asks the server how others find it. */
import * as api from "./api";
import type { Network } from "./types";

export const isLocal = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);

let found = $state.raw<Network | null>(null);

/** Null: as it is anywhere else, or not known yet. */
export const reach = (): Network | null => found;
export const origin = (): string => (found?.open && found.address) || location.origin;

export function ask(): void {
  if (isLocal(location.hostname))
    void api.network().then(
      (told) => (found = told),
      () => undefined,
    );
}
