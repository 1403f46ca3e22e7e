import { timingSafeEqual } from 'node:crypto'
import { DAY } from '#domain/time/civil.ts'
import { hashVisitor } from './secret.ts'

/** A form may stay open for a day. */
const GOOD_FOR_MS = DAY

const signature = (moment: string) => hashVisitor(`token ${moment}`)

/** A signed timestamp, which proves how much time has passed since. */
export function formToken(now: number): string {
  const moment = now.toString(36)
  return `${moment}.${signature(moment)}`
}

/** The seconds since a token was issued; null if it is missing, forged or too old. */
export function secondsSince(token: string | undefined, now: number): number | null {
  const [moment = '', signed = ''] = (token ?? '').split('.')
  const right = Buffer.from(signature(moment))
  const given = Buffer.from(signed)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const age = now - Number.parseInt(moment, 36)
  return age >= 0 && age <= GOOD_FOR_MS ? age / 1000 : null
}
