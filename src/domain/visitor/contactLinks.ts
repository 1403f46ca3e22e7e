/** The tel: address of a phone number as people write it; null without a digit. */
export function telephoneLink(phone: string): string | null {
  const number = phone.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '')
  return /\d/.test(number) ? `tel:${number}` : null
}

/** The mailto: address of an e-mail address; null if it cannot be one. */
export function mailtoLink(email: string): string | null {
  const text = email.trim()
  return /^[^\s@?&]+@[^\s@?&]+$/.test(text) ? `mailto:${text}` : null
}

/** A map of the address for a frame: a search, which needs no key. */
export const mapFrame = (address: string): string =>
  `https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`

/** A link that opens the address in the visitor's map. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
}
