import type { Fields } from '#domain/declared/fields.ts'
import type { OwnColor } from './siteColor.ts'

/** The site's look, as it is stored, sent and saved: what a newer release adds may be absent. */
export const LOOK_FIELDS = {
  theme: {
    kind: 'choice',
    label: 'Site theme',
    options: {
      'theme-green': 'green',
      'theme-blue': 'blue',
      'theme-purple': 'purple',
      'theme-red': 'red',
    },
    missing: 'Choose blue, green, purple or red.',
  },
  /** Replaces the color of the theme, which is then the nearest of the four, for clients that know no other. */
  color: {
    kind: 'own',
    type: 'color',
    label: 'Own color',
    blank: '#000000' as OwnColor,
    isOptional: true,
  },
  /** In styles/typefaces; absent: figtree. */
  typefaces: {
    kind: 'choice',
    label: 'Typefaces',
    options: {
      figtree: 'Fraunces and Figtree',
      source: 'Source Serif and Source Sans',
      newsreader: 'Newsreader and Inter',
    },
    missing: 'Choose a pair of typefaces.',
    isOptional: true,
  },
  /** Around home's arch of the prayer times, in components/art/buildings; absent: dome. */
  building: {
    kind: 'choice',
    label: 'Drawn building',
    options: {
      dome: 'Dome and minaret',
      hall: 'Modern hall',
      house: 'House with a sign',
    },
    missing: 'Choose a building.',
    isOptional: true,
  },
} as const satisfies Fields

export type Typefaces = keyof typeof LOOK_FIELDS.typefaces.options
export type Building = keyof typeof LOOK_FIELDS.building.options
