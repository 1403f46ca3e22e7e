import type { PrayerName } from '#domain/prayer/names.ts'
import type { ToldSlot } from './words.ts'

/** A prayer's new iqama, or the new Jumu'ah: none where it has no slots. */
export type ToldTime =
  | { prayer: PrayerName; time: string; from: string; until?: string }
  | { prayer: 'jumuah'; slots: readonly ToldSlot[]; from: string; until?: string }

/** What a pasted message says, for somebody to confirm. */
export type Told =
  | {
      what: 'janazah'
      /** '' where the message does not say. */
      name: string
      follows?: PrayerName | 'jumuah' | undefined
      /** 'HH:MM', where it follows no prayer. */
      time?: string | undefined
      date: string
      /** What is said besides: where the burial is. */
      rest?: string
    }
  | {
      what: 'closed'
      reason: string
      /** Absent: it begins now. */
      from?: string
      /** '' where the message does not say. */
      until: string
      /** 'HH:MM' of the first day and of the last one; absent: now or as the day begins, or its end. */
      hours?: { from?: string; until?: string }
      /** What takes place all the same. */
      keeps?: readonly (PrayerName | 'jumuah')[]
      /** What is said besides. */
      rest?: string
    }
  | {
      what: 'off'
      words: readonly string[]
      /** Absent where the message names several days, or not from which day something is moved. */
      date?: string
      /** The day that it is moved to. */
      to?: string
      /** It says so of the prayers, too, which are no events. */
      prayers?: true
    }
  /** `unread`: prayers that it names with no time of the clock. */
  | { what: 'times'; times: readonly ToldTime[]; unread?: readonly (PrayerName | 'jumuah')[] }
  | { what: 'khateeb'; name: string; date: string }
  | { what: 'eid'; times: readonly string[]; place?: string }
  | { what: 'moon' }
  /** `elsewhere`: the mosque that is closed, by a name that is not this one's. */
  | { what: 'other'; text: string; elsewhere?: string }
