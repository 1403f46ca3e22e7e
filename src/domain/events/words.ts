import { mapLink } from '#domain/visitor/contactLinks.ts'

/** The longest description that search engines show in full. */
const SUMMARY_LENGTH = 155

/** The beginning of a text in one line, cut at a word. */
export function eventSummary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= SUMMARY_LENGTH) return line
  return `${line.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/, '')}…`
}

/** Where an event is, for calendars: 'Main hall, 123 Example Street'. */
export const locationInWords = (location: string, address: string): string =>
  [location, address].filter(Boolean).join(', ')

/** A place outside, such as '12 Oak Street, Queens' or one with a ZIP code; a room has none of that. */
const OWN_ADDRESS = /^\d+\s+\p{L}.*,|\b\d{5}\b/u

/** Opens a map at an event's own address, or at the mosque's, whose room its location is. */
export const wayTo = (location: string, address: string): string =>
  mapLink(OWN_ADDRESS.test(location) ? location : address)
