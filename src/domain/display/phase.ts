import { isWithin } from '#domain/screens/hours.ts'
import type { ScreenSettings } from '#domain/screens/screen.ts'
import { MINUTE } from '#domain/time/civil.ts'
import type { Congregation } from './congregations.ts'

/**
 * What the screen is for at a moment: the day with its slides, the wait for a prayer, silence at the
 * iqama, the khutbah, the prayer, a janazah after it, the words after a prayer, or quiet hours.
 */
type PhaseName =
  | 'ordinary'
  | 'countdown'
  | 'silence'
  | 'khutbah'
  | 'prayer'
  | 'janazah'
  | 'dua'
  | 'quiet'

export interface DisplayPhase {
  readonly name: PhaseName
  readonly congregation?: Congregation
  /** When it began, and when the next one does where that is known. */
  readonly from?: Date
  readonly until?: Date
}

/** A phase of one congregation. */
type Step = Required<DisplayPhase>

/** How long a janazah prayer takes with what is said before it. */
const JANAZAH_MINUTES = 10
/** The least minutes of a night's prayer, which is longer than the others. */
const TARAWIH_MINUTES = 60
/** In quiet hours the screen is on so many minutes before and after what is prayed. */
const ON_AROUND = 30

type PhaseSettings = Pick<ScreenSettings, 'iqamaNotice' | 'prayer' | 'dua' | 'quiet'>

/** The steps of one congregation, from its khutbah or iqama until the next one's. */
function stepsOf(
  congregation: Congregation,
  next: Congregation | undefined,
  settings: PhaseSettings,
  hasJanazah: boolean,
): Step[] {
  const { kind, first, starts } = congregation
  const { iqamaNotice, prayer, dua } = settings
  const hasKhutbah = first < starts
  const silent = later(first, iqamaNotice.on ? iqamaNotice.minutes : 0)
  const length = kind === 'tarawih' ? Math.max(TARAWIH_MINUTES, prayer.minutes) : prayer.minutes
  const prayed = later(starts, length)
  const janazah = later(prayed, hasJanazah ? JANAZAH_MINUTES : 0)
  const steps: (Step | false)[] = [
    { name: 'silence', congregation, from: first, until: silent },
    prayer.on && hasKhutbah && { name: 'khutbah', congregation, from: silent, until: starts },
    prayer.on && {
      name: 'prayer',
      congregation,
      from: silent > starts ? silent : starts,
      until: prayed,
    },
    { name: 'janazah', congregation, from: prayed, until: janazah },
    dua.on && { name: 'dua', congregation, from: janazah, until: later(janazah, dua.minutes) },
  ]
  return steps
    .filter(step => step !== false)
    .map(step => (next && next.first < step.until ? { ...step, until: next.first } : step))
    .filter(({ from, until }) => from < until)
}

const later = (date: Date, minutes: number) => new Date(date.getTime() + minutes * MINUTE)

/**
 * The congregations without those whose iqama falls into a khutbah or a prayer of Jumu'ah or Eid, as
 * Asr's may on a winter Friday: that one is not interrupted.
 */
export function uninterrupted(
  congregations: readonly Congregation[],
  { prayer }: Pick<ScreenSettings, 'prayer'>,
): Congregation[] {
  const gatherings = congregations.filter(({ kind }) => kind === 'jumuah' || kind === 'eid')
  return congregations.filter(
    ({ kind, first }) =>
      kind !== 'prayer' ||
      !gatherings.some(
        gathering => gathering.first <= first && first < later(gathering.starts, prayer.minutes),
      ),
  )
}

/** The moment that a phase is computed for. */
interface PhaseMoment {
  readonly now: Date
  /** The minute of the mosque's day. */
  readonly minute: number
  readonly hasJanazah: (congregation: Congregation) => boolean
  /** Something urgent keeps the screen on. */
  readonly isUrgent: boolean
}

/** The phase at a moment. `congregations` are those around it, in order. */
export function phaseAt(
  congregations: readonly Congregation[],
  settings: PhaseSettings,
  { now, minute, hasJanazah, isUrgent }: PhaseMoment,
): DisplayPhase {
  const steps = congregations.flatMap((congregation, at) =>
    stepsOf(congregation, congregations[at + 1], settings, hasJanazah(congregation)),
  )
  const step = steps.filter(({ from, until }) => from <= now && now < until).pop()
  if (step) return step
  const ahead = congregations.find(({ first }) => first > now)
  if (!isUrgent && isWithin(settings.quiet, minute)) {
    const isNear = (from: Date, until: Date) =>
      later(from, -ON_AROUND) <= now && now < later(until, ON_AROUND)
    const isOn =
      steps.some(({ from, until }) => isNear(from, until)) ||
      congregations.some(({ first, starts }) => isNear(first, starts))
    if (!isOn) return { name: 'quiet' }
  }
  if (!ahead || ahead.opens > now) {
    return { name: 'ordinary', ...(ahead && { until: ahead.opens }) }
  }
  return { name: 'countdown', congregation: ahead, from: ahead.opens, until: ahead.first }
}
