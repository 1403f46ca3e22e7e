import type { CommunityEvent } from '#domain/events/event.ts'
import { imageName } from '#domain/events/image.ts'
import type { OwnValues } from './own.ts'

export type Focus = NonNullable<CommunityEvent['focus']>

export interface PictureValues {
  image: string
  focus: Focus | null
}

/** An event's picture: typed, sent and in words. */
export const pictureValues: OwnValues<PictureValues> = {
  blank: { image: '', focus: null },
  of: ({ image, focus = null }) => ({ image, focus }),
  sent: ({ image, focus }) => ({
    image: imageName(image),
    focus: focus ? JSON.stringify(focus) : '',
    ...(image === '' && { removeImage: 'true' }),
  }),
  words: ({ image, focus }) => [
    ['Picture', image],
    ['Cards are filled around', focus ? focusInWords(focus) : ''],
  ],
}

const STEP = 10
const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** The point after an arrow key, from the middle where there is none; undefined for any other key. */
export function focusByKey(focus: Focus | null, key: string): Focus | undefined {
  const move = MOVES[key]
  if (!move) return undefined
  const { x, y } = focus ?? { x: 50, y: 50 }
  return { x: within(x + move[0]), y: within(y + move[1]) }
}

const within = (share: number) => Math.min(100, Math.max(0, share))

/** 'the middle', 'the point 30% from the left and 0% from the top'. */
export const focusInWords = ({ x, y }: Focus): string =>
  x === 50 && y === 50 ? 'its middle' : `the point ${x}% from the left and ${y}% from the top`
