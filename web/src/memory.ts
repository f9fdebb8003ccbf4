/** What this browser remembers of its reader's ways; one that keeps nothing does as long as the page is open. */

const meanwhile = new Map<string, string>();

export function recall(name: string, other: string): string {
  try {
    return localStorage.getItem(`gravehold.${name}`) ?? meanwhile.get(name) ?? other;
  } catch {
    return meanwhile.get(name) ?? other;
  }
}

export function note(name: string, value: string): void {
  try {
    localStorage.setItem(`gravehold.${name}`, value);
  } catch {
    meanwhile.set(name, value);
  }
}
