import { useCallback } from 'react'
import { type DifferencesOf, fieldDifference } from '#domain/declared/words.ts'
import { eventDifferences } from './rules/eventDifferences.ts'
import type { EventValues } from './rules/values.ts'
import { useTypedHours } from './useTypedHours.ts'

/** Compares versions of an event in words, with clock times where one of `all` follows a prayer. */
export function useEventDifferences(...all: readonly EventValues[]): DifferencesOf<EventValues> {
  const hoursOf = useTypedHours(...all)
  return useCallback(
    (before, after) =>
      eventDifferences(before, after, hoursOf).flatMap(({ label, theirs, mine }) =>
        fieldDifference(label, theirs, mine),
      ),
    [hoursOf],
  )
}
