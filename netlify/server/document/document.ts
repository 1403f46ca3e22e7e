import type { DocumentVersion, SavedDocument } from '#contract/documents.ts'
import { type ActivitySubject, type Actor, recordActivity } from '../activity/record.ts'
import { conflict, versionNotKept } from '../http/refusal.ts'
import {
  type Document,
  listVersions,
  read,
  readVersion,
  type Stored,
  seedOf,
  type UNCHANGED,
  update,
} from '../storage/documents.ts'
import { skipUnreadable } from '../storage/errors.ts'

const VERSIONS_SHOWN = 20

interface DocumentPlan<T, Values> {
  document: Document<T>
  /** The stored value in the API's format; absent: as it is stored. */
  valuesOf?: (value: T) => Values
  /**
   * What is stored for the values of a save, if anything; absent: they themselves. Throws Refusal; runs
   * again after another's save.
   */
  toStore?: (values: Values, current: Stored<T>, by: Actor) => T | typeof UNCHANGED
  /** The entry of the log; `restored`: the version that was saved again. */
  logged: (
    before: T,
    saved: Stored<T>,
    restored: Stored<T> | undefined,
  ) => [action: string, about: ActivitySubject]
}

/** A document that the panel edits: what is read, saved, restored and listed as versions. */
export class PanelDocument<T, Values extends object> {
  readonly #plan: Required<DocumentPlan<T, Values>>

  constructor(plan: DocumentPlan<T, Values>) {
    const asStored = (value: unknown) => value as never
    this.#plan = { valuesOf: asStored, toStore: asStored, ...plan }
  }

  /** As stored, in the API's format. */
  async read(): Promise<SavedDocument<Values>> {
    return this.#response(await read(this.#plan.document))
  }

  /** Replaces the values. Throws Refusal 409 when `base` is given and not the stored revision. */
  async save(
    by: Actor,
    values: Values,
    base: number | undefined,
    restored?: Stored<T>,
  ): Promise<SavedDocument<Values>> {
    const { document, toStore, logged } = this.#plan
    let before: Stored<T> | undefined
    const saved = await update(
      document,
      current => {
        before = current
        if (base !== undefined && base !== current.revision) {
          throw conflict(this.#response(current), current.savedBy)
        }
        return toStore(values, current, by)
      },
      by.name,
    )
    if (saved.revision !== before?.revision)
      await recordActivity(by, ...logged(before?.value ?? saved.value, saved, restored))
    return this.#response(saved)
  }

  /**
   * Restores a kept version, or what a site comes with (0): the undo. Throws Refusal 404 when it is
   * not kept, 409 as a save.
   */
  async restore(
    by: Actor,
    revision: number,
    base: number | undefined,
  ): Promise<SavedDocument<Values>> {
    const { document, valuesOf } = this.#plan
    const version = await (revision === 0 ? seedOf(document) : readVersion(document, revision))
    if (!version) throw versionNotKept()
    return this.save(by, valuesOf(version.value), base, version)
  }

  /** The kept versions, newest first. */
  async versions(): Promise<DocumentVersion<Values>[]> {
    const { document } = this.#plan
    const revisions = (await listVersions(document, VERSIONS_SHOWN)).slice(0, VERSIONS_SHOWN)
    const versions = await Promise.all(
      revisions.map(revision => readVersion(document, revision).catch(skipUnreadable)),
    )
    return versions.flatMap(version =>
      version?.savedAt ? [{ ...this.#response(version), savedAt: version.savedAt }] : [],
    )
  }

  #response({ value, revision, savedAt, savedBy }: Stored<T>): SavedDocument<Values> {
    return { ...this.#plan.valuesOf(value), revision, savedAt, savedBy }
  }
}
