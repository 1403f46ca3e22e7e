import { UnreadableError } from '../errors.ts'
import { isObject } from './paths.ts'
import { readShape } from './read.ts'
import type { Reading } from './reading.ts'
import { type Shape, type ShapeOptions, shape } from './shape.ts'
import { writeShape } from './write.ts'

/** A value stored under a key of its own, such as a message or a kept version of an event. */
export type Entry<T extends object> = Shape<T>

/**
 * Declares a kind of entry. Its version is stored as a field, so no other field may have that name.
 */
export const entry = <T extends object>(name: string, options: ShapeOptions<T>): Entry<T> =>
  shape(name, options)

/** Reads an entry as stored; absent means version 1. Throws UnreadableError. */
export function readEntryOf<T extends object>(kind: Entry<T>, stored: unknown): Reading<T> {
  if (!isObject(stored)) throw new UnreadableError(`${kind.name} is damaged`)
  const { version = 1, ...fields } = stored
  if (!Number.isInteger(version)) throw new UnreadableError(`${kind.name} has no valid version`)
  return readShape(kind, fields, Number(version))
}

/** The stored form of an entry; a replacement keeps the fields that are not known. */
export function entryOf<T extends object>(kind: Entry<T>, value: T, before?: Reading<T>): object {
  return { version: kind.version, ...(writeShape(kind, value, before) as object) }
}
