/** The form of a text for a number: a language with more forms than two adds them here. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return count === 1 ? forms.one : forms.other
}
