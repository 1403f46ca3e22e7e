import type { TypedHours } from './typedHours.ts'
import type { EventValues } from './values.ts'
import { eventInWords } from './words.ts'

/** One thing that two versions of an event say differently, in words. */
interface EventDifference {
  label: string
  theirs: string
  mine: string
}

/**
 * What two versions of an event say differently; 'nothing' is written for what one leaves empty.
 * `hoursOf` gives the clock times of one that follows prayers.
 */
export function eventDifferences(
  theirs: EventValues,
  mine: EventValues,
  hoursOf: (values: EventValues) => TypedHours | undefined = () => undefined,
): EventDifference[] {
  const typed = new Map(eventInWords(mine, hoursOf(mine)))
  return eventInWords(theirs, hoursOf(theirs))
    .map(([label, words]) => ({ label, theirs: words, mine: typed.get(label) ?? '' }))
    .filter(both => both.theirs !== both.mine)
    .map(both => ({ ...both, theirs: both.theirs || 'nothing', mine: both.mine || 'nothing' }))
}
