/**
 * Puts HTML in the places of marks in a prebuilt page, everywhere in it. All in one pass, so that a
 * mark in someone's own text stays as it is.
 */
export const fillMarks = (shell: string, filled: Readonly<Record<string, string>>): string =>
  shell.replace(new RegExp(Object.keys(filled).join('|'), 'g'), mark => filled[mark] ?? mark)
