import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  addCounts,
  countFollowers,
  type Follower,
  type FollowerCounts,
  type FollowerPart,
  isToConfirm,
} from '#domain/push/follower.ts'
import { PARTS, partOf } from '#domain/push/outbox.ts'
import { followRefusalTexts } from '#texts/refusals.ts'
import { Refusal } from '../http/refusal.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { followersDocument } from '../storage/push.ts'
import { vapidKeys } from './vapid.ts'

/** How many browsers can follow: a document of a part stays below 700 KB. */
const MOST_IN_PART = 1_250

/** A follower's id, which its endpoint alone decides. */
export const followerId = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex').slice(0, 24)

/** The follower with this endpoint; null: none. Throws StorageError. */
export async function readFollower(endpoint: string): Promise<Follower | null> {
  const id = followerId(endpoint)
  return (await read(followersDocument(partOf(id)))).value[id] ?? null
}

/** Stores a follower; returns whether it is a new one. Throws Refusal 409 'full', StorageError. */
export async function storeFollower(follower: Follower): Promise<boolean> {
  const id = followerId(follower.endpoint)
  let isNew = false
  await update(followersDocument(partOf(id)), ({ value }) => {
    isNew = !value[id]
    if (isNew && Object.keys(value).length >= MOST_IN_PART)
      throw new Refusal(409, 'full', followRefusalTexts.full)
    const same = value[id]
    if (same && isSameChoice(same, follower) && !isToConfirm(same, follower.since)) return UNCHANGED
    const { since } = follower
    const known = same && { since: same.since, confirmed: since }
    return { ...value, [id]: { ...follower, ...known } }
  })
  return isNew
}

const isSameChoice = (a: Follower, b: Follower) => {
  const chosen = ({ since: _since, confirmed: _confirmed, ...choice }: Follower) => choice
  return isDeepStrictEqual(chosen(a), chosen(b))
}

/** Forgets a follower; without an effect where there is none. Throws StorageError. */
export const removeFollower = (endpoint: string): Promise<void> =>
  removeFollowers(partOf(followerId(endpoint)), [followerId(endpoint)])

/** Forgets followers of a part. Throws StorageError. */
export async function removeFollowers(part: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const gone = new Set(ids)
  await update(followersDocument(part), ({ value }) => {
    const left = Object.entries(value).filter(([id]) => !gone.has(id))
    return left.length === Object.keys(value).length ? UNCHANGED : Object.fromEntries(left)
  })
}

/** The followers of a part. Throws StorageError. */
export async function readPart(part: number): Promise<FollowerPart> {
  return (await read(followersDocument(part))).value
}

/** The counts of parts as they were read, so that those that nobody changed are counted once. */
const counted = new WeakMap<FollowerPart, { keys: string; counts: FollowerCounts }>()

/** How many follow what, of those that can be reached. Throws StorageError. */
export async function followerCounts(): Promise<FollowerCounts> {
  const keys = vapidKeys().map(({ name }) => name)
  const countsOf = (part: FollowerPart): FollowerCounts => {
    const before = counted.get(part)
    if (before?.keys === keys.join()) return before.counts
    const counts = countFollowers(part, keys)
    counted.set(part, { keys: keys.join(), counts })
    return counts
  }
  const parts = Array.from({ length: PARTS }, (_, part) => readPart(part))
  return addCounts((await Promise.all(parts)).map(countsOf))
}
