/** A text as it is written without percent escapes; undefined where these are broken. */
export function unescaped(text: string): string | undefined {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
