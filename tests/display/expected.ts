/**
 * What a screen has to show at a moment, from the rows of the year's table and the rules of
 * docs/product.md, section 4, as plain text: nothing here is shared with what it is compared with.
 */
export interface Row {
  readonly iso: string
  readonly hijri: string
  readonly expected?: true
  readonly sunrise: string
  readonly jumuah: readonly string[]
  readonly changes?: readonly string[]
}
type Prayer = { readonly time: string; readonly iqama: string }

/** The texts of a screen by the name of their place; only those that are visible in its phase. */
export type Shown = Readonly<Record<string, string>>

const NAMES = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
const MINUTE = 60_000
/** The seed's khutbahs are so long before their prayers, which are by these clocks. */
const KHUTBAH_MINUTES: Readonly<Record<string, number>> = { '13:45': 30, '14:05': 10 }
/** How long before a khutbah it is counted down to. */
const GATHERING_MINUTES = 60
/** The settings of a screen that nobody has set up. */
const SILENCE = 1
const PRAYER = 10
const WORDS = 3

/** A line of the mosque's day: what begins when, in milliseconds. */
interface Gathering {
  readonly column: (typeof NAMES)[number]
  readonly iso: string
  readonly isJumuah: boolean
  readonly opens: number
  readonly first: number
  readonly starts: number
}

export class Expected {
  readonly #rows: ReadonlyMap<string, Row>
  readonly #text: Intl.DateTimeFormat
  readonly #words: Intl.DateTimeFormat
  readonly #shortDay: Intl.DateTimeFormat
  readonly #moments = new Map<string, number>()

  constructor(rows: readonly Row[], timeZone: string) {
    this.#rows = new Map(rows.map(row => [row.iso, row]))
    const [dateStyle, timeStyle] = ['short', 'short'] as const
    this.#text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle, timeStyle })
    const [weekday, month, day] = ['long', 'long', 'numeric'] as const
    const shortDay = { weekday: 'short', month: 'short', day: 'numeric' } as const
    this.#shortDay = new Intl.DateTimeFormat('en-US', { timeZone, ...shortDay })
    this.#words = new Intl.DateTimeFormat('en-US', { timeZone, weekday, month, day })
  }

  /** '2026-11-27' and '13:05' on the mosque's clock. */
  clock(at: number): readonly [date: string, clock: string] {
    const [date = '', clock = ''] = this.#text.format(at).split(' ')
    return [date, clock]
  }

  /** The moment of a clock time, searched for: the zone's own arithmetic is not needed. */
  moment(date: string, clock: string): number {
    const known = this.#moments.get(date + clock)
    if (known !== undefined) return known
    const near = Date.parse(`${date}T${clock}:00Z`)
    for (let hours = -14; hours <= 14; hours++) {
      const at = near + hours * 60 * MINUTE
      if (this.clock(at).join() !== `${date},${clock}`) continue
      this.#moments.set(date + clock, at)
      return at
    }
    throw new Error(`${date} ${clock} is not a time there`)
  }

  shown(at: number): Shown {
    const [date, clock] = this.clock(at)
    const gatherings = this.#around(date)
    const [phase, gathering] = phaseAt(gatherings, at)
    const time = twelve(clock)
    if (phase === 'silence') {
      const what = gathering?.isJumuah ? "Jumu'ah khutbah" : `${label(gathering)} iqama`
      return {
        phase,
        hush: what,
        'hush-clock': time,
        'hush-jumuah': this.#jumuah(gatherings, date),
      }
    }
    if (phase === 'khutbah' || phase === 'prayer') {
      const begun = phase === 'khutbah' ? gathering!.first : gathering!.starts
      const since = Math.floor((at - begun) / MINUTE)
      const what = phase === 'khutbah' ? 'Khutbah began' : 'Iqama was'
      return {
        phase,
        'dim-clock': time,
        since: `${what} ${since} min ago`,
        'dim-more': '',
        'dim-next': this.#after(gatherings, at),
        'dim-jumuah': this.#jumuah(gatherings, date),
      }
    }
    const [figures, half = ''] = time.split(' ')
    return {
      phase,
      clock: figures ?? '',
      half,
      date: this.#words.format(at),
      hijri: this.#hijri(date, at),
      sunrise: `Sunrise ${twelve(this.#row(date).sunrise)}`,
      ...this.#lead(phase, gathering, gatherings, date, at),
      ...this.#columns(date, gathering ?? gatherings.find(({ first }) => first > at), gatherings),
    }
  }

  /** 'No network since 9:47 PM', from the next day on 'No network since Thu, Nov 26, 9:47 PM'. */
  silence(since: number, at: number): string {
    const [date, clock] = this.clock(since)
    const isToday = date === this.clock(at)[0]
    return `No network since ${isToday ? '' : `${this.#shortDay.format(since)}, `}${twelve(clock)}`
  }

  #row(date: string): Row {
    const row = this.#rows.get(date)
    if (!row) throw new Error(`${date} is missing in the table`)
    return row
  }

  #around(date: string): Gathering[] {
    const noon = Date.parse(`${date}T12:00:00Z`)
    const days = [-1, 0, 1].map(days =>
      new Date(noon + days * 86_400_000).toISOString().slice(0, 10),
    )
    return days.flatMap(day => this.#gatherings(this.#row(day)))
  }

  #gatherings(row: Row): Gathering[] {
    const { iso } = row
    const jumuahs = row.jumuah.map(time => {
      const starts = this.moment(iso, time)
      const first = starts - (KHUTBAH_MINUTES[time] ?? 0) * MINUTE
      const opens = first - GATHERING_MINUTES * MINUTE
      return { column: 'dhuhr' as const, iso, isJumuah: true, opens, first, starts }
    })
    const prayers = NAMES.filter(name => name !== 'dhuhr' || jumuahs.length === 0).map(name => {
      const { time, iqama } = prayerOf(row, name)
      const starts = this.moment(iso, iqama)
      const opens = this.moment(iso, time)
      return { column: name, iso, isJumuah: false, opens, first: starts, starts }
    })
    const free = prayers.filter(
      ({ starts }) =>
        !jumuahs.some(one => one.first <= starts && starts < one.starts + PRAYER * MINUTE),
    )
    return [...free, ...jumuahs].sort((a, b) => a.first - b.first)
  }

  /** All of a Friday's Jumu'ahs, on the dark screen too. */
  #jumuah(gatherings: readonly Gathering[], date: string): string {
    const clockOf = (moment: number) => twelve(this.clock(moment)[1])
    const lines = gatherings
      .filter(({ isJumuah, iso }) => isJumuah && iso === date)
      .map(({ first, starts }) =>
        labeled(clockOf(first), clockOf(starts)).replace(' prayer', ' · prayer'),
      )
    return lines.length > 0 ? ["Jumu'ah today", ...lines].join(' ') : ''
  }

  /** What follows the prayer that is prayed now. */
  #after(gatherings: readonly Gathering[], at: number): string {
    const next = gatherings.find(({ first }) => first > at)
    if (!next) return ''
    const clockOf = (moment: number) => twelve(this.clock(moment)[1])
    const { first, starts, isJumuah } = next
    return isJumuah
      ? `Next: Jumu'ah · ${labeled(clockOf(first), clockOf(starts)).replace(' prayer', ' · prayer')}`
      : `Next: ${label(next)} · ${clockOf(starts)}`
  }

  #lead(
    phase: string,
    gathering: Gathering | undefined,
    gatherings: readonly Gathering[],
    date: string,
    at: number,
  ): Shown {
    const clockOf = (moment: number) => twelve(this.clock(moment)[1])
    if (phase === 'countdown' && gathering) {
      const { first, starts, isJumuah } = gathering
      return {
        head: isJumuah ? "Jumu'ah: khutbah in" : `${label(gathering)} iqama in`,
        figures: countdown(Math.ceil((first - at) / 1000)),
        'lead-half': '',
        rest: isJumuah
          ? labeled(clockOf(first), clockOf(starts)).replace(' prayer', ' · prayer')
          : clockOf(starts),
      }
    }
    const friday = gatherings.find(({ isJumuah, starts }) => isJumuah && starts > at)
    const dawn = gatherings.find(({ iso, column }) => iso === date && column === 'fajr')
    if (friday?.iso === date && dawn && dawn.starts <= at) {
      const [figures = '', half = ''] = clockOf(friday.first).split(' ')
      const left = Math.ceil((friday.first - at) / MINUTE)
      return {
        head: "Jumu'ah: khutbah",
        figures,
        'lead-half': half,
        rest: `in ${duration(left)} · prayer ${clockOf(friday.starts)}`,
      }
    }
    // While the words after one prayer are said, the athan of the next may have been called.
    const called = gatherings.find(({ opens, first }) => opens <= at && at < first)
    if (called) {
      const [figures = '', half = ''] = clockOf(called.first).split(' ')
      const left = Math.ceil((called.first - at) / MINUTE)
      const head = `${label(called)} iqama in ${duration(left)}`
      return { head, figures, 'lead-half': half, rest: '' }
    }
    const next = this.#nextAthan(date, at)
    const minutes = Math.ceil((next.at - at) / MINUTE)
    const [figures = '', half = ''] = clockOf(next.at).split(' ')
    return {
      head: `Next: ${capital(next.name)} in ${duration(minutes)}`,
      figures,
      'lead-half': half,
      rest: `iqama ${twelve(next.iqama)}`,
    }
  }

  #nextAthan(date: string, at: number) {
    const tomorrow = this.clock(this.moment(date, '12:00') + 86_400_000)[0]
    for (const row of [this.#row(date), this.#row(tomorrow)]) {
      // After the last Jumu'ah, a Friday's Dhuhr is over.
      for (const name of NAMES) {
        const { time, iqama } = prayerOf(row, name)
        const moment = this.moment(row.iso, time)
        if (moment > at) return { name, iqama, at: moment }
      }
    }
    throw new Error(`nothing comes after ${date}`)
  }

  #hijri(date: string, at: number): string {
    const words = ({ hijri, expected }: Row) => (expected ? `${hijri} (expected)` : hijri)
    const row = this.#row(date)
    if (at < this.moment(date, prayerOf(row, 'maghrib').time)) return words(row)
    return `Evening of ${words(this.#row(this.clock(this.moment(date, '12:00') + 86_400_000)[0]))}`
  }

  #columns(date: string, ahead: Gathering | undefined, gatherings: readonly Gathering[]): Shown {
    const row = this.#row(date)
    // After the day's last prayer, the column of Isha stays lit until midnight.
    const lit = ahead?.iso === date ? ahead.column : 'isha'
    const isOver = ahead?.iso !== date
    const slots = gatherings.filter(one => one.isJumuah && one.iso === date)
    const slot = (ahead?.isJumuah && ahead.iso === date && ahead) || slots[0]
    return Object.fromEntries(
      NAMES.map(name => {
        const { time, iqama } = prayerOf(row, name)
        const isJumuah = name === 'dhuhr' && slot !== undefined
        const starts = isJumuah
          ? labeled(short(this.clock(slot.first)[1]), short(this.clock(slot.starts)[1]))
          : short(iqama)
        const isPast = !isOver && NAMES.indexOf(name) < NAMES.indexOf(lit)
        const isNew = row.changes?.includes(isJumuah ? 'jumuah' : name) && !isPast
        const words = [
          isJumuah ? "Jumu'ah" : capital(name),
          short(time),
          starts,
          isNew ? 'new' : '',
          name === lit ? 'lit' : isPast ? 'past' : '',
        ]
        return [name, words.filter(Boolean).join(' ')]
      }),
    )
  }
}

/** The phase, and the prayer that it is about. */
function phaseAt(
  gatherings: readonly Gathering[],
  at: number,
): readonly [string, Gathering | undefined] {
  for (const [index, gathering] of gatherings.entries()) {
    const { first, starts } = gathering
    const next = gatherings[index + 1]?.first ?? Number.POSITIVE_INFINITY
    if (at < first || at >= next) continue
    if (at < first + SILENCE * MINUTE) return ['silence', gathering]
    if (at < starts) return ['khutbah', gathering]
    if (at < starts + PRAYER * MINUTE) return ['prayer', gathering]
    if (at < starts + (PRAYER + WORDS) * MINUTE) return ['dua', gathering]
  }
  const ahead = gatherings.find(({ first }) => first > at)
  return ahead && ahead.opens <= at ? ['countdown', ahead] : ['ordinary', undefined]
}

const prayerOf = (row: Row, name: (typeof NAMES)[number]) =>
  (row as unknown as Record<string, Prayer>)[name]!
const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1)
const label = (gathering: Gathering | undefined) => capital(gathering?.column ?? ' ')
/** '12m 07s', from an hour on '1h 00m 00s'. */
function countdown(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = `${two(seconds % 60)}s`
  if (minutes < 60) return `${minutes}m ${rest}`
  return `${Math.floor(minutes / 60)}h ${two(minutes % 60)}m ${rest}`
}
/** '25 min', from an hour on '1h 37m'. */
const duration = (minutes: number) =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`
/** Khutbah and prayer, the half of the day once. */
const labeled = (khutbah: string, prayer: string) =>
  `khutbah ${khutbah.replace(/ [AP]M$/, '')} prayer ${prayer}`
const two = (value: number) => String(value).padStart(2, '0')
const twelve = (clock: string) =>
  `${Number(clock.slice(0, 2)) % 12 || 12}${clock.slice(2)} ${clock < '12' ? 'AM' : 'PM'}`
const short = (clock: string) => twelve(clock).slice(0, -3)
