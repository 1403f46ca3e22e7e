/** Gives the focus to the page's heading when the button that held it goes away. */
export function focusPage(): void {
  document.querySelector('h1')?.focus()
}
