/** A span of the day on the mosque's clock, '21:00' to '06:00': it may go past midnight. */
export interface Hours {
  readonly on: boolean
  readonly from: string
  readonly until: string
}

/** A part of the time around a prayer that can be left out. */
export interface Phase {
  readonly on: boolean
  readonly minutes: number
}

export const LAYOUTS = ['times', 'times-and-slides'] as const
export const NAMES = ['english', 'english-and-arabic'] as const

/** What one screen at the mosque (/display) shows, as anyone may read it. */
export interface ScreenSettings {
  readonly id: string
  /** The times alone, or beside them events with pictures, notices and codes in turn. */
  readonly layout: (typeof LAYOUTS)[number]
  /** Which notices take the place of the slides, in the layout of times alone the space beside them. */
  readonly takeOver: { readonly janazah: boolean; readonly urgent: boolean }
  /** The names of the prayers. */
  readonly names: (typeof NAMES)[number]
  readonly slideSeconds: number
  /** Dark colors; outside of these hours light ones. */
  readonly night: Hours
  /** A dim clock and nothing else. */
  readonly quiet: Hours
  /** From the iqama on: 'please silence your phones'. */
  readonly iqamaNotice: Phase
  /** Then the dark screen with a small clock. */
  readonly prayer: Phase
  /** Then the words after the prayer. */
  readonly dua: Phase
  /** A code to the donation page; the address is the site's own page where it is empty. */
  readonly donation: { readonly on: boolean; readonly address: string }
  /** Moves everything by some pixels from time to time, against burn-in. */
  readonly drift: boolean
}

/** A screen as admins set it up. */
export interface Screen extends ScreenSettings {
  /** Where it hangs: 'Prayer hall'. */
  readonly name: string
}

/** The id of the screen that a site comes with. */
export const FIRST_SCREEN = 'main'
/** How many screens a site can have, and the longest name of one. */
export const MOST_SCREENS = 20
export const MOST_NAME = 60
/** An id is part of the screen's address. */
export const SCREEN_ID = /^[a-z0-9]{4,12}$/

/** The least and the most of each number. */
export const SCREEN_LIMITS = {
  slideSeconds: [5, 120],
  iqamaNotice: [1, 10],
  prayer: [3, 60],
  dua: [1, 15],
} as const

/** What a screen shows that nobody set up: /display works without any setting. */
export const DEFAULT_SCREEN: ScreenSettings = {
  id: FIRST_SCREEN,
  layout: 'times-and-slides',
  takeOver: { janazah: true, urgent: true },
  names: 'english-and-arabic',
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
