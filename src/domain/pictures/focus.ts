/** The point of a picture that stays in view where it is cropped, in percent from its left and top edges. */
export interface Focus {
  readonly x: number
  readonly y: number
}

/** The middle: what a crop keeps by default. */
export const MIDDLE: Focus = { x: 50, y: 50 }

/** What people's photos had before a point could be chosen. */
const WORDS: Readonly<Record<string, Focus>> = {
  top: { x: 50, y: 0 },
  center: MIDDLE,
  bottom: { x: 50, y: 100 },
  left: { x: 0, y: 50 },
  right: { x: 100, y: 50 },
}

/** The point that content stores as '30 0'; undefined for '' and for what is not a point. */
export function parseFocus(text: string): Focus | undefined {
  const [, x, y] = /^(\d{1,3}) (\d{1,3})$/.exec(text) ?? []
  const focus = { x: Number(x), y: Number(y) }
  if (focus.x <= 100 && focus.y <= 100) return focus
  return Object.hasOwn(WORDS, text) ? WORDS[text] : undefined
}

/** A point as content stores it. */
export const writeFocus = ({ x, y }: Focus): string => `${x} ${y}`

/** A point as attributes of an image, in tenths: `styles/focus.css` knows each. Inline styles are against the policy. */
export const focusAttributes = (focus: Focus | undefined): string =>
  focus ? ` data-x="${Math.round(focus.x / 10)}" data-y="${Math.round(focus.y / 10)}"` : ''
