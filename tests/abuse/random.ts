/** How much is tried: `npm run test:abuse` tries many times as much as `npm test`. */
export const IS_LONG = process.env.ABUSE === '1'
export const SEED = Number(process.env.ABUSE_SEED ?? 1)

export interface Random {
  below: (limit: number) => number
  pick: <T>(list: readonly T[]) => T
}

/** Repeatable choices (mulberry32), so that a finding can be repeated by its seed. */
export function random(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pick: list => list[below(list.length)]! }
}
