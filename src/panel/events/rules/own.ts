import type { CommunityEvent } from '#domain/events/event.ts'

/** When a typed event is on one of its days; clock times on 24 hours. */
export interface TypedHours {
  /** The date on which it starts. */
  date: string
  start: string
  /** '' while none is typed. */
  end: string
  /** It ends on the day after. */
  isOvernight: boolean
}

/** Something that an event says, by its label; '' for what it leaves empty. */
export type Said = [label: string, text: string]

/** The values of a kind that only events have: typed, sent and in words. */
export interface OwnValues<Values> {
  blank: Values
  /** A stored event's as they are edited; what is invalid is blank. */
  of(event: CommunityEvent): Values
  /** The texts that the form sends. */
  sent(values: Values): Record<string, string>
  /** `hours`: the event's clock times of a day, where they follow a prayer and are known. */
  words(values: Values, hours: TypedHours | undefined): Said[]
}
