import type { Building } from '#domain/theme/look.ts'

/* The drawn logo, in a square of 48: the eight-fold star with a line inside, and a sign. */

export const STAR =
  'M47 24 40.26 30.74V40.26H30.74L24 47 17.26 40.26H7.74V30.74L1 24 7.74 17.26V7.74H17.26L24 1 30.74 7.74H40.26V17.26Z'
export const LINE =
  'M43.6 24 37.86 29.74V37.86H29.74L24 43.6 18.26 37.86H10.14V29.74L4.4 24 10.14 18.26V10.14H18.26L24 4.4 29.74 10.14H37.86V18.26Z'
const DOME =
  'M13.5 34.5h21v-2h-2.2v-2.3c0-5-3.6-7-6-9-1.1-.9-1.9-2-2.3-3.4-.4 1.4-1.2 2.5-2.3 3.4-2.4 2-6 4-6 9v2.3h-2.2zM25.4 15.7a2.3 2.3 0 1 1-.3-3.9 1.8 1.8 0 1 0 .3 3.9z'
const SMALL_DOME =
  'M10.5 36.5h27v-3h-2.6v-2.6c0-6.3-4.7-8.8-7.7-11.3-1.5-1.2-2.6-2.6-3.2-4.4-.6 1.8-1.7 3.2-3.2 4.4-3 2.5-7.7 5-7.7 11.3v2.6h-2.6zM25.6 12.9a2.6 2.6 0 1 1-.3-4.4 2 2 0 1 0 .3 4.4z'
const CRESCENT = 'M28.6 16.8A9 9 0 1 0 28.6 31.2A7.4 7.4 0 1 1 28.6 16.8z'
const SMALL_CRESCENT = 'M29.6 15.2A11 11 0 1 0 29.6 32.8A9 9 0 1 1 29.6 15.2z'

/** The sign of a mosque's building: a crescent for one without a dome. */
export const signOf = (building: Building = 'dome'): string =>
  building === 'dome' ? DOME : CRESCENT

/** The same without the line and larger, for the few pixels of an icon. */
export const smallSignOf = (building: Building = 'dome'): string =>
  building === 'dome' ? SMALL_DOME : SMALL_CRESCENT
