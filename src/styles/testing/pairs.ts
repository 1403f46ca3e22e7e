const PAPER = ['surface', 'raised', 'sunken', 'accent-tint']
/** Texts and controls, each with the grounds that it is shown on. */
export type Pairs = readonly (readonly [front: string, grounds: readonly string[]])[]

/** At least 4.5:1. */
export const TEXT: Pairs = [
  ['ink', [...PAPER, 'accent-line', 'info-tint', 'success-tint', 'warning-tint', 'error-tint']],
  ['muted', PAPER],
  ['accent', PAPER],
  ['accent-strong', PAPER],
  ['on-accent', ['accent', 'accent-strong']],
  ['on-deep', ['deep', 'deep-raised']],
  ['on-deep-muted', ['deep', 'deep-raised']],
  ['deep-accent', ['deep', 'deep-raised']],
  ['deep', ['on-deep', 'deep-accent']],
  ['error', [...PAPER, 'error-tint']],
  ['success', [...PAPER, 'success-tint']],
  ['warning', [...PAPER, 'warning-tint']],
  ['info', [...PAPER, 'info-tint']],
]
/** At least 3:1. */
export const CONTROLS: Pairs = [
  ['line-strong', ['surface', 'raised', 'sunken']],
  ['accent', PAPER],
  ['focus', PAPER],
  ['deep-accent', ['deep', 'deep-raised']],
  ['on-deep', ['deep', 'deep-raised']],
]
