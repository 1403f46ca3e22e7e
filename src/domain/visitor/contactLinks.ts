import { western } from '#locale/fold.ts'
import { locale } from '#locale/locale.ts'

/** The tel: address of a phone number as people write it; null without a digit. */
export function telephoneLink(phone: string): string | null {
  const number = western(phone)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '')
  return /\d/.test(number) ? `tel:${fromAbroad(number)}` : null
}

/** Numbers that are dialed in the country alone: emergency calls, short numbers. */
const SHORT = 6

/** With the country's code, as phones elsewhere need it. North America dials ten digits as they are. */
function fromAbroad(number: string): string {
  const { callingCode } = locale().habits
  if (callingCode === '1' || number.startsWith('+') || number.length < SHORT) return number
  if (number.startsWith('00')) return `+${number.slice(2)}`
  // Italy keeps the 0 that other countries put before the area.
  return `+${callingCode}${callingCode === '39' ? number : number.replace(/^0/, '')}`
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
