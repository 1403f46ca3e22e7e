import type { CommunityEvent } from '#domain/events/event.ts'

export type Focus = NonNullable<CommunityEvent['focus']>

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
