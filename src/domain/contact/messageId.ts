/**
 * How a message arrived, in the end of its id: keys are listed without being read, so thousands
 * that came in a flood can be counted, put into a list and forgotten by their ids alone.
 */
const ENDINGS = { inbox: '', quarantined: '-q', flooded: '-f' } as const
export type Arrival = keyof typeof ENDINGS

/** What an id looks like: 20261121t170000123-0f1e2d3c, -q or -f behind it. */
export const MESSAGE_ID = /^\d{8}t\d{9}-[0-9a-f]{8}(?:-[qf])?$/

/** A new id that sorts by time; `random` is eight lower-case hex digits. */
export const messageId = (at: Date, random: string, arrival: Arrival): string =>
  `${momentOf(at)}-${random}${ENDINGS[arrival]}`

/** The beginning that ids of that moment have. */
export const momentOf = (at: Date): string =>
  at
    .toISOString()
    .replace(/[-:.z]/gi, '')
    .toLowerCase()

/** Whether a message came in a flood. */
export const isFlooded = (id: string): boolean => id.endsWith(ENDINGS.flooded)

/** Whether an id says that its message was quarantined when it came. */
export const isQuarantined = (id: string): boolean =>
  isFlooded(id) || id.endsWith(ENDINGS.quarantined)
