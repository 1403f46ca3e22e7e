import type { Fields, Hours, Typed, ValuesOf } from '#domain/declared/fields.ts'
import { languageName } from '#locale/languages.ts'
import { hoursSpanInWords, isLong } from './hours.ts'

/** A part of the time around a prayer that can be left out. */
export interface Phase {
  readonly on: boolean
  readonly minutes: number
}

/** How many screens a site can have. */
export const MOST_SCREENS = 20
/** An id is part of the screen's address. */
export const SCREEN_ID = /^[a-z0-9]{4,12}$/

const HOURS: Fields & Typed<Hours> = {
  from: { kind: 'clock', label: 'From' },
  until: { kind: 'clock', label: 'Until' },
}

const NO_LANGUAGES: readonly string[] = []

/** Marked as pure, so that a screen leaves out the form. */
const minutes = /* @__NO_SIDE_EFFECTS__ */ (
  least: number,
  most: number,
): Fields & Typed<Phase> => ({
  minutes: {
    kind: 'number',
    label: 'Minutes',
    hint: `${least} to ${most}`,
    unit: 'minute',
    least,
    most,
  },
})

/**
 * The settings of a screen, in the order of their form. A new one needs a `fallback` for the screens
 * that are stored without it, a value in DEFAULT_SCREEN, and a place in components/display.
 */
export const SCREEN_FIELDS = {
  /** Where it hangs: 'Prayer hall'. */
  name: {
    kind: 'line',
    label: 'Name',
    hint: 'Where it hangs, such as Prayer hall or Sisters’ entrance. Only you see it.',
    most: 60,
    missing: 'The screen needs a name.',
  },
  /** The times alone, or beside them events with pictures, notices and codes in turn. */
  layout: {
    kind: 'choice',
    label: 'What it shows',
    options: { 'times-and-slides': 'Times and slides', times: 'Times only' },
    hints: {
      'times-and-slides':
        'The prayer times stay visible. Beside them events, notices and codes follow one another.',
      times: 'The prayer times fill the screen.',
    },
    missing: 'Choose what the screen shows.',
  },
  slideSeconds: {
    kind: 'number',
    label: 'Seconds for each slide',
    name: 'Each slide',
    subject: 'Seconds',
    unit: 'second',
    least: 5,
    most: 120,
    shownIf: { layout: 'times-and-slides' },
  },
  /** The names of the prayers. */
  names: {
    kind: 'choice',
    label: 'Names of the prayers',
    options: {
      english: 'In the site’s language',
      'english-and-arabic': 'In the site’s language and Arabic',
    },
    missing: 'Choose the names of the prayers.',
  },
  /** Those that it shows besides the site's own, in turn. */
  languages: {
    kind: 'own',
    type: 'languages',
    label: 'Also shows the times in',
    hint: 'The languages follow one another every 20 seconds. The times stay where they are.',
    blank: NO_LANGUAGES,
    fallback: NO_LANGUAGES,
    words: value =>
      (value as typeof NO_LANGUAGES).map(language => languageName(language, 'en')).join(', '),
  },
  /** Which notices take the place of the slides, in the layout of times alone the space beside them. */
  takeOver: {
    kind: 'group',
    label: 'Takes over the screen while it is announced',
    fields: {
      janazah: {
        kind: 'flag',
        label: 'A janazah',
        name: 'A janazah takes over',
        hint: 'Its prayer is marked, and counted down to.',
      },
      urgent: { kind: 'flag', label: 'Urgent news', name: 'Urgent news takes over' },
    },
  },
  /** From the iqama on: 'please silence your phones'. */
  iqamaNotice: {
    kind: 'switched',
    label: '“Please silence your phones” at the iqama',
    name: '“Please silence your phones”',
    section: 'Around each prayer',
    fields: minutes(1, 10),
  },
  /** Then the dark screen with a small clock. */
  prayer: {
    kind: 'switched',
    label: 'Dark screen during the prayer',
    name: 'Dark during the prayer',
    hint: 'A small clock stays, with the minutes since the iqama for those who come late.',
    section: 'Around each prayer',
    fields: minutes(3, 60),
  },
  /** Then the words after the prayer. */
  dua: {
    kind: 'switched',
    label: 'Du’a after the prayer',
    section: 'Around each prayer',
    fields: minutes(1, 15),
  },
  /** Dark colors; outside of these hours light ones. */
  night: {
    kind: 'switched',
    label: 'Dark colors',
    name: 'Dark colors at night',
    section: 'At night',
    fields: HOURS,
    words: hoursSpanInWords,
  },
  /** A dim clock and nothing else. */
  quiet: {
    kind: 'switched',
    label: 'Quiet hours',
    hint: 'Only a dim clock. Nobody is warned when the screen is switched off then.',
    section: 'At night',
    fields: HOURS,
    words: hoursSpanInWords,
    remark: quiet =>
      isLong(quiet as Hours) ? 'These are more than twelve hours. Is that meant?' : undefined,
  },
  /** A code to the donation page; the address is the site's own page where it is empty. */
  donation: {
    kind: 'switched',
    label: 'A code for donations',
    name: 'Code for donations',
    hint: 'A QR code that people scan with their phones.',
    section: 'More',
    fields: {
      address: {
        kind: 'address',
        label: 'It leads to',
        hint: 'Empty: the donation page of this site.',
        subject: 'The address',
        most: 300,
        isSecure: true,
        emptyWords: 'The site’s donation page',
      },
    },
  },
  /** Moves everything by some pixels from time to time, against burn-in. */
  drift: {
    kind: 'flag',
    label: 'Move the picture slightly',
    name: 'Protection of the panel',
    hint: 'Now and then, so that nothing burns into the TV’s panel.',
    section: 'More',
  },
} as const satisfies Fields

/** A screen as admins set it up. */
export interface Screen extends ValuesOf<typeof SCREEN_FIELDS> {
  readonly id: string
}

/** What one screen at the mosque (/display) shows, as anyone may read it. */
export type ScreenSettings = Omit<Screen, 'name'>

/** The id of the screen that a site comes with. */
export const FIRST_SCREEN = 'main'

/** What a screen shows that nobody set up: /display works without any setting. */
export const DEFAULT_SCREEN: ScreenSettings = {
  id: FIRST_SCREEN,
  layout: 'times-and-slides',
  takeOver: { janazah: true, urgent: true },
  names: 'english-and-arabic',
  languages: [],
  slideSeconds: 15,
  night: { on: true, from: '21:00', until: '06:00' },
  quiet: { on: false, from: '23:30', until: '04:00' },
  iqamaNotice: { on: true, minutes: 1 },
  prayer: { on: true, minutes: 10 },
  dua: { on: true, minutes: 3 },
  donation: { on: false, address: '' },
  drift: true,
}

/** The address of a screen on its site. */
export const screenPath = (id: string) => `/display?screen=${id}`

/** The screen of an address: the first where it names none; undefined where there is no such one. */
export const findScreen = <S extends { readonly id: string }>(
  screens: readonly S[],
  id?: string,
): S | undefined => (id === undefined ? screens[0] : screens.find(screen => screen.id === id))

/** What anyone may read of a screen: not its name, which might be a person's. */
export function publicScreen({ name: _, ...settings }: Screen): ScreenSettings {
  return settings
}
