/** Gives the focus to the heading of the dialog or page when the element that held it goes away. */
export function focusHeading(): void {
  const headings = document.querySelectorAll<HTMLElement>('.panel h1, dialog[open] h2')
  headings[headings.length - 1]?.focus()
}
