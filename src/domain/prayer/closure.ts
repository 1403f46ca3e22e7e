import type { ChangeName, ClosedPrayers } from './response.ts'

/** Hours in which the mosque is closed: what falls into them does not take place. */
export interface Closure {
  /** ISO instants. */
  readonly start: string
  readonly end: string
  /** 'snow'; '' where none is given. */
  readonly reason: string
  /** What takes place all the same: prayers and Jumu'ah by their names, events by their ids. */
  readonly keeps: readonly string[]
}

/** The closure that cancels something which lasts from one instant to another, or is at one. */
export function closureOf(
  closures: readonly Closure[],
  key: string,
  from: Date,
  until = from,
): Closure | undefined {
  return closures.find(
    ({ start, end, keeps }) =>
      from.getTime() < Date.parse(end) &&
      (until > from ? until.getTime() > Date.parse(start) : from.getTime() >= Date.parse(start)) &&
      !keeps.includes(key),
  )
}

/** Whether closures cancel a prayer of a day, or any of its Jumu'ahs. */
export const isOff = (name: ChangeName, closed: ClosedPrayers | undefined): boolean =>
  closed?.prayers.includes(name) === true ||
  (name === 'jumuah' && closed?.times?.jumuah !== undefined)
