import { marks } from '#texts/marks.ts'
import type { JumuahSlot } from './response.ts'
import type { ReadyState } from './schedule.ts'
import { seasonInWords } from './season.ts'

/**
 * What the banner says before its message: of the moon that is waited for, the season's greeting, an
 * Eid that is not greeted, or today's Jumu'ah, given as `slots`, until its last prayer begins.
 */
export function bannerInWords(
  { moon, eid, season, isJumuahOver }: ReadyState,
  slots: readonly JumuahSlot[] = [],
): string {
  if (moon) return moon.words.join(marks.dot)
  const isGreeted = season === 'eid' || season === 'ramadan'
  if (eid && !isGreeted) return eid
  return season === 'friday' && isJumuahOver ? '' : seasonInWords(season, slots)
}
