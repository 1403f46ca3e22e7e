import {
  DEFAULT_SCREEN,
  type Hours,
  type Phase,
  publicScreen,
  type Screen,
} from '#domain/screens/screen.ts'
import { ScreensSchema } from '#domain/screens/screenSchema.ts'
import { clock12 } from '#domain/time/format.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { DAY_MINUTES, MINUTE } from '#domain/time/units.ts'
import { type Difference, fieldDifference } from '#panel/editing/difference.ts'

/** A screen reports every 15 minutes; one that missed a few reports is not called on. */
const ON_MINUTES = 40

/** Small letters and digits, without those that are easily taken for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const ID_LENGTH = 8

/** A new screen, with an id of its own and no name yet. */
export function newScreen(random: Uint8Array = crypto.getRandomValues(new Uint8Array(8))): Screen {
  const id = [...random.slice(0, ID_LENGTH)].map(byte => LETTERS[byte % LETTERS.length]).join('')
  return { ...DEFAULT_SCREEN, id, name: '' }
}

/** What is wrong, by the path of the field: 'screens.0.name'. */
export function screenErrors(screens: readonly Screen[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of ScreensSchema.safeParse({ screens }).error?.issues ?? []) {
    errors[path.join('.')] ??= message
  }
  return errors
}

/** When a screen was last on, and whether it is on, is missed, or neither. */
export function seenInWords(
  { seenAt, isSilent }: { seenAt: string | null; isSilent: boolean },
  zone: string,
  now: Date,
): { text: string; state: 'on' | 'silent' | 'off' } {
  if (seenAt === null) return { text: 'Not seen yet', state: 'off' }
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(seenAt)) / MINUTE))
  if (minutes >= 120) {
    return {
      text: `Not seen since ${sinceInWords(seenAt, zone, now)}`,
      state: isSilent ? 'silent' : 'off',
    }
  }
  const state = minutes <= ON_MINUTES ? 'on' : 'off'
  if (minutes < 1) return { text: 'Seen just now', state }
  if (minutes < 60) return { text: `Seen ${minutes} ${unit(minutes, 'minute')} ago`, state }
  return { text: 'Seen an hour ago', state }
}

/** A moment inside a sentence: 'yesterday, 11:04 PM'. */
export const sinceInWords = (iso: string, zone: string, now: Date): string =>
  momentInWords(iso, zone, now).replace(/^(Today|Yesterday)/, word => word.toLowerCase())

const unit = (count: number, word: string) => (count === 1 ? word : `${word}s`)

export const LAYOUT_WORDS = {
  'times-and-slides': {
    name: 'Times and slides',
    hint: 'The prayer times stay visible. Beside them events, notices and codes follow one another.',
  },
  times: {
    name: 'Times only',
    hint: 'The prayer times fill the screen.',
  },
} as const

export const NAME_WORDS = {
  english: 'English',
  'english-and-arabic': 'English and Arabic',
} as const

/** '9:00 PM to 6:00 AM'. */
const hoursInWords = ({ from, until }: Hours): string =>
  from === until ? 'all day' : `${clock12(from)} to ${clock12(until)}`

const switchInWords = (on: boolean) => (on ? 'On' : 'Off')
const spanInWords = (hours: Hours) => (hours.on ? hoursInWords(hours) : 'Off')
const phaseInWords = ({ on, minutes }: Phase) =>
  on ? `${minutes} ${unit(minutes, 'minute')}` : 'Off'

/** The settings of a screen as people read them, by their labels. */
const LINES: readonly (readonly [string, (screen: Screen) => string])[] = [
  ['Name', ({ name }) => name],
  ['What it shows', ({ layout }) => LAYOUT_WORDS[layout].name],
  ['Names of the prayers', ({ names }) => NAME_WORDS[names]],
  ['Each slide', ({ slideSeconds }) => `${slideSeconds} seconds`],
  ['A janazah takes over', ({ takeOver }) => switchInWords(takeOver.janazah)],
  ['Urgent news takes over', ({ takeOver }) => switchInWords(takeOver.urgent)],
  ['“Please silence your phones”', ({ iqamaNotice }) => phaseInWords(iqamaNotice)],
  ['Dark during the prayer', ({ prayer }) => phaseInWords(prayer)],
  ['Du’a after the prayer', ({ dua }) => phaseInWords(dua)],
  ['Dark colors at night', ({ night }) => spanInWords(night)],
  ['Quiet hours', ({ quiet }) => spanInWords(quiet)],
  [
    'Code for donations',
    ({ donation: { on, address } }) => (on ? address || 'The site’s donation page' : 'Off'),
  ],
  ['Protection of the panel', ({ drift }) => switchInWords(drift)],
]

/** The most important settings, in one line. */
export function screenSummary({ layout, names, night, quiet }: Screen): string {
  const parts: string[] = [LAYOUT_WORDS[layout].name, NAME_WORDS[names]]
  if (night.on) parts.push(`dark ${hoursInWords(night)}`)
  if (quiet.on) parts.push(`quiet ${hoursInWords(quiet)}`)
  return parts.join(' · ')
}

/** What two versions of the screens say differently. */
export function screenDifferences(
  before: { screens: readonly Screen[] },
  after: { screens: readonly Screen[] },
): Difference[] {
  const nameOf = ({ name }: Screen) => name || 'New screen'
  const found = before.screens.flatMap(screen => {
    const other = after.screens.find(({ id }) => id === screen.id)
    if (!other) return fieldDifference(nameOf(screen), 'There is this screen', 'Removed')
    return LINES.flatMap(([label, words]) =>
      fieldDifference(`${nameOf(other)}: ${label}`, words(screen), words(other)),
    )
  })
  const added = after.screens.filter(({ id }) => !before.screens.some(one => one.id === id))
  return [...found, ...added.flatMap(screen => fieldDifference(nameOf(screen), '', 'Added'))]
}

/** What the preview shows: null while something is wrong. */
export function previewOf(screen: Screen) {
  const named = { ...screen, name: screen.name.trim() || 'New screen' }
  return Object.keys(screenErrors([named])).length === 0 ? publicScreen(named) : null
}

/** Whether quiet hours are so long that the screen may be off at prayers. */
export function isLongQuiet({ on, from, until }: Hours): boolean {
  const [hours = 0, minutes = 0] = from.split(':').map(Number)
  const [lastHour = 0, last = 0] = until.split(':').map(Number)
  const length = (lastHour * 60 + last - hours * 60 - minutes + DAY_MINUTES) % DAY_MINUTES
  return on && (length === 0 || length > DAY_MINUTES / 2)
}
