/**
 * The end of an id shows how the message arrived. Keys are listed without reading the messages, so
 * thousands of a flood can be counted, listed and deleted by their ids alone.
 */
const ENDINGS = { inbox: '', quarantined: '-q', flooded: '-f' } as const
export type Arrival = keyof typeof ENDINGS

/** The form of an id: 20261121t170000123-0f1e2d3c, followed by -q or -f. */
export const MESSAGE_ID = /^\d{8}t\d{9}-[0-9a-f]{8}(?:-[qf])?$/

/** A new id that sorts by time; `random` is eight lower-case hex digits. */
export const messageId = (at: Date, random: string, arrival: Arrival): string =>
  `${momentOf(at)}-${random}${ENDINGS[arrival]}`

/** How ids of that moment begin. */
export const momentOf = (at: Date): string =>
  at
    .toISOString()
    .replace(/[-:.z]/gi, '')
    .toLowerCase()

/** Whether a message came in a flood. */
export const isFlooded = (id: string): boolean => id.endsWith(ENDINGS.flooded)

/** Whether an id shows that its message was quarantined when it arrived. */
export const isQuarantined = (id: string): boolean =>
  isFlooded(id) || id.endsWith(ENDINGS.quarantined)
