/** A sentence's part as its beginning: 'from Friday' is 'From Friday'. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
