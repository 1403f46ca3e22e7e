import {
  countdownHHMM,
  countdownShort,
  durationInWords,
  shortDuration,
} from '#domain/time/durations.ts'
import { clock12, clockParts } from '#domain/time/format.ts'
import { marks } from '#texts/marks.ts'
import { dayTexts } from '#texts/prayerDay.ts'
import { badgeTexts, leadTexts, stepTexts } from '#texts/prayerLead.ts'
import { clocksInWords } from './jumuah.ts'
import { iqamaHeld } from './moments.ts'
import type { ReadyState } from './schedule.ts'

/** 'Next: Asr in 01:45', the countdown of docs/product.md, section 4. */
export function nextInWords({ next, minutesToNext }: ReadyState): string {
  return leadTexts.next(next.label, countdownHHMM(minutesToNext))
}

/** The lead as arch and screen show it: words above large figures, and words below them. */
interface LeadParts {
  readonly head: string
  /** What stands between the parts when they are read as one sentence. */
  readonly joints: readonly [string, string]
  /** A clock time, with AM or PM apart, or 'Today'. */
  readonly figures: string
  readonly half: string
  /** How long until a khutbah, the prayer after it, or the iqama of the next athan; may be empty. */
  readonly rest: string
}

/**
 * The parts of the lead: 'Isha iqama in 25 min' '7:30' 'PM', 'Next: Asr in 01:45' '2:13' 'PM'
 * 'iqama 2:28 PM', "Jumu'ah: khutbah" '1:15' 'PM' 'in 1h 45m · prayer 1:45 PM'.
 */
export function leadParts(state: ReadyState): LeadParts {
  const { what, label, minutes, time } = state.lead
  const [figures, half] = clockParts(time)
  const duration = durationInWords(minutes)
  if (what === 'day') {
    // A note, which may say more, stands among the day's notices.
    const rest = state.today.note ? '' : leadTexts.unannounced
    return { head: label, joints: [marks.dot, marks.dot], figures: leadTexts.today, half: '', rest }
  }
  if (what === 'athan' || what === 'iqama' || what === 'time') {
    const head = what === 'athan' ? nextInWords(state) : leadTexts[what](label, duration)
    const rest = state.lead.instant === state.next.instant ? nextIqamaInWords(state) : ''
    return { head, joints: [marks.dot, marks.dot], figures, half, rest }
  }
  return {
    head: label === dayTexts.eidPrayer && what === 'prayer' ? label : stepTexts[what](label),
    joints: [leadTexts.at, marks.comma],
    figures,
    half,
    rest: [leadTexts.in(duration), ...afterKhutbah(state.lead)].join(marks.dot),
  }
}

/** 'iqama 2:28 PM' of the next athan; '' where none is known. */
export function nextIqamaInWords({ next: { name, row } }: ReadyState): string {
  const iqama = iqamaHeld(row[name])
  return iqama ? leadTexts.iqamaAt(clock12(iqama)) : ''
}

/**
 * The lead in the few words of the header's badge: which prayer, how long until then, and a second
 * line for the hours of Jumu'ah and for notices of the day.
 */
export function badgeInWords({
  lead,
  notices,
  today,
}: ReadyState): readonly [string, string, string] {
  const { what, label, minutes, slot } = lead
  if (what === 'day') {
    const lines = today.note ? notices : [leadTexts.unannounced, ...notices]
    return [label, badgeTexts.today, lines.join(marks.dot)]
  }
  const duration = what === 'athan' ? countdownShort(minutes) : shortDuration(minutes)
  const isNamed = label === dayTexts.eidPrayer && what === 'prayer'
  const left = badgeTexts[isNamed ? 'time' : what](duration)
  const hours = slot ? stepInWords(lead, slot) : []
  // After the prayers that a closure cancels, those that are held would read as one of them.
  const lines = today.closed ? [...hours, ...notices] : [...notices, ...hours]
  return [label, left, lines.join(marks.dot)]
}

/** The labeled times of the step being waited for: ['khutbah 1:15', 'prayer 1:45 PM'], or the prayer's. */
function stepInWords(
  { what, time }: ReadyState['lead'],
  slot: { readonly time: string },
): readonly string[] {
  const { khutbahAt, takbirAt, prayerAt } = leadTexts
  if (what === 'prayer') return [prayerAt(clock12(time))]
  const [first = '', prayer = ''] = clocksInWords([time, slot.time])
  return [(what === 'takbir' ? takbirAt : khutbahAt)(first), prayerAt(prayer)]
}

/** The prayer that follows the khutbah or takbirs being waited for: ['prayer 1:45 PM'], else nothing. */
function afterKhutbah({ what, slot }: ReadyState['lead']): readonly string[] {
  return slot && what !== 'prayer' ? [leadTexts.prayerAt(clock12(slot.time))] : []
}
