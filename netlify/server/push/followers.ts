import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  addCounts,
  countFollowers,
  type Follower,
  type FollowerCounts,
  type Followers,
  isToConfirm,
  PARTS,
  partOf,
} from '#domain/push/follower.ts'
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

/** Forgets followers; without an effect where there are none. Throws StorageError. */
export async function removeFollowers(ids: readonly string[]): Promise<void> {
  for (const part of new Set(ids.map(partOf))) {
    await update(followersDocument(part), ({ value }) => {
      const left = Object.entries(value).filter(([id]) => !ids.includes(id))
      return left.length === Object.keys(value).length ? UNCHANGED : Object.fromEntries(left)
    })
  }
}

const readParts = () =>
  Promise.all(Array.from({ length: PARTS }, (_, part) => read(followersDocument(part))))

/** Everyone who follows something. Throws StorageError. */
export async function readFollowers(): Promise<Followers> {
  return Object.assign({}, ...(await readParts()).map(({ value }) => value))
}

/** The counts of parts as they were read, so that those that nobody changed are counted once. */
const counted = new WeakMap<Followers, { keys: string; counts: FollowerCounts }>()

/** How many follow what, of those that can be reached. Throws StorageError. */
export async function followerCounts(): Promise<FollowerCounts> {
  const keys = vapidKeys().map(({ name }) => name)
  const countsOf = (part: Followers): FollowerCounts => {
    const before = counted.get(part)
    if (before?.keys === keys.join()) return before.counts
    const counts = countFollowers(part, keys)
    counted.set(part, { keys: keys.join(), counts })
    return counts
  }
  return addCounts((await readParts()).map(({ value }) => countsOf(value)))
}
