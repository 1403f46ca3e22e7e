/** The text with the digits of Arabic and Urdu as ours. */
export function digits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, digit => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= 0x6f0 ? 0x6f0 : 0x660))
  })
}
