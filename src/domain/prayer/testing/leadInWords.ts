import { marks } from '#texts/marks.ts'
import { leadParts } from '../leadWords.ts'
import type { ReadyState } from '../schedule.ts'

/**
 * The lead as one sentence: the words to show large, the separator, and the rest, which may be on its
 * own line: 'Isha iqama in 25 min' ' · ' '7:30 PM',
 * "Jumu'ah: khutbah at 1:15 PM" ', ' 'in 1h 45m'.
 */
export function leadInWords(state: ReadyState): readonly [string, string, string] {
  const { head, joints, figures, half, rest } = leadParts(state)
  const clock = [figures, half].filter(Boolean).join(' ')
  if (joints[0] === marks.dot) return [head, joints[0], clock]
  return [`${head}${joints[0]}${clock}`, joints[1], rest.split(marks.dot)[0] ?? '']
}
