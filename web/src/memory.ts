/** What this browser remembers of its reader's ways; one that keeps nothing still plays. */

export function recall(name: string, other: string): string {
  try {
    return localStorage.getItem(`gravehold.${name}`) ?? other;
  } catch {
    return other;
  }
}

export function note(name: string, value: string): void {
  try {
    localStorage.setItem(`gravehold.${name}`, value);
  } catch {
    // not kept
  }
}
