import { errorsByPath } from '#domain/declared/schema.ts'
import { type Difference, differencesIn, fieldDifference } from '#domain/declared/words.ts'
import { hoursSpanInWords } from '#domain/screens/hours.ts'
import { DEFAULT_SCREEN, publicScreen, SCREEN_FIELDS, type Screen } from '#domain/screens/screen.ts'
import { ScreensSchema } from '#domain/screens/screenSchema.ts'
import { MINUTE } from '#domain/time/civil.ts'
import { momentInSentence } from '#domain/time/intl.ts'
import { shortId } from '#panel/shell/shortId.ts'

/** A screen reports every 15 minutes; one that missed a few reports is not called on. */
const ON_MINUTES = 40

/** A new screen, with an id of its own and no name yet. */
export const newScreen = (): Screen => ({ ...DEFAULT_SCREEN, id: shortId(), name: '' })

/** What is wrong, by the path of the field: 'screens.0.name'. */
export const screenErrors = (screens: readonly Screen[]): Record<string, string> =>
  errorsByPath(ScreensSchema, { screens })

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
      text: `Not seen since ${momentInSentence(seenAt, zone, now)}`,
      state: isSilent ? 'silent' : 'off',
    }
  }
  const state = minutes <= ON_MINUTES ? 'on' : 'off'
  if (minutes < 1) return { text: 'Seen just now', state }
  if (minutes < 60) return { text: `Seen ${minutes} ${unit(minutes, 'minute')} ago`, state }
  return { text: 'Seen an hour ago', state }
}

const unit = (count: number, word: string) => (count === 1 ? word : `${word}s`)

/** The most important settings, in one line. */
export function screenSummary({ layout, names, night, quiet }: Screen): string {
  const parts: string[] = [SCREEN_FIELDS.layout.options[layout], SCREEN_FIELDS.names.options[names]]
  if (night.on) parts.push(`dark from ${hoursSpanInWords(night)}`)
  if (quiet.on) parts.push(`quiet from ${hoursSpanInWords(quiet)}`)
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
    return differencesIn(SCREEN_FIELDS, screen, other).map(one => ({
      ...one,
      label: `${nameOf(other)}: ${one.label}`,
    }))
  })
  const added = after.screens.filter(({ id }) => !before.screens.some(one => one.id === id))
  return [...found, ...added.flatMap(screen => fieldDifference(nameOf(screen), '', 'Added'))]
}

/** What the preview shows: null while something is wrong. */
export function previewOf(screen: Screen) {
  const named = { ...screen, name: screen.name.trim() || 'New screen' }
  return Object.keys(screenErrors([named])).length === 0 ? publicScreen(named) : null
}
