/** A color as OKLCH: lightness, chroma, hue. */
type Oklch = readonly [l: number, c: number, h: number]

/** The colors of an hour: the sky at its top and low over the roofs, and the light cast on the building. */
export interface HourColors {
  readonly top: Oklch
  readonly low: Oklch
  readonly cast: Oklch
}

export type HourName = 'night' | 'dawn' | 'morning' | 'noon' | 'afternoon' | 'maghrib' | 'dusk'

/**
 * The named hours, by color scheme. Dark ink is read on the light ones and light letters on the dark ones,
 * so no sky is in between. From dusk to dawn the scheme is dark for everyone; the light colors of
 * these hours only lead over to their neighbors.
 */
export const HOURS: Record<'light' | 'dark', Record<HourName, HourColors>> = {
  light: {
    night: { top: [0.87, 0.03, 285], low: [0.89, 0.05, 40], cast: [0.72, 0.05, 300] },
    dawn: { top: [0.885, 0.033, 280], low: [0.905, 0.066, 48], cast: [0.84, 0.06, 40] },
    morning: { top: [0.918, 0.028, 236], low: [0.955, 0.036, 82], cast: [0.97, 0.03, 85] },
    noon: { top: [0.9, 0.04, 234], low: [0.966, 0.014, 100], cast: [0.99, 0.008, 90] },
    afternoon: { top: [0.905, 0.034, 232], low: [0.94, 0.056, 82], cast: [0.94, 0.055, 80] },
    maghrib: { top: [0.88, 0.05, 45], low: [0.868, 0.102, 66], cast: [0.8, 0.095, 58] },
    dusk: { top: [0.865, 0.035, 300], low: [0.87, 0.06, 30], cast: [0.7, 0.07, 350] },
  },
  dark: {
    night: { top: [0.18, 0.036, 268], low: [0.268, 0.052, 270], cast: [0.27, 0.075, 266] },
    dawn: { top: [0.255, 0.05, 274], low: [0.362, 0.068, 32], cast: [0.44, 0.05, 20] },
    morning: { top: [0.315, 0.05, 248], low: [0.362, 0.04, 232], cast: [0.58, 0.03, 88] },
    noon: { top: [0.335, 0.06, 242], low: [0.362, 0.05, 226], cast: [0.57, 0.055, 250] },
    afternoon: { top: [0.315, 0.05, 244], low: [0.36, 0.05, 72], cast: [0.58, 0.05, 76] },
    maghrib: { top: [0.265, 0.052, 310], low: [0.355, 0.074, 34], cast: [0.48, 0.08, 44] },
    dusk: { top: [0.21, 0.045, 282], low: [0.318, 0.078, 330], cast: [0.34, 0.06, 305] },
  },
}
