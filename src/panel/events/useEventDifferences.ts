import { useCallback } from 'react'
import type { DifferencesOf } from '#domain/declared/words.ts'
import { type EventValues, eventDifferences } from './rules/values.ts'
import { useTypedHours } from './useTypedHours.ts'

/** Compares versions of an event in words, with clock times where one of `all` follows a prayer. */
export function useEventDifferences(...all: readonly EventValues[]): DifferencesOf<EventValues> {
  const hoursOf = useTypedHours(...all)
  return useCallback((before, after) => eventDifferences(before, after, hoursOf), [hoursOf])
}
