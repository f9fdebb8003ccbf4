/** A label of the server as a button shows it. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
