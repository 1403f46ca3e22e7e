import type { SavedItem } from '#contract/collections.ts'
import type { Role } from '#domain/account/roles.ts'
import { MOST_ACTION } from '#domain/activity/entry.ts'
import { restorable } from '#domain/collection/deletion.ts'
import type { DeclaredField } from '#domain/declared/fields.ts'
import type { CollectionThing } from '#domain/declared/thing.ts'
import { refuseOutside } from '../activity/part.ts'
import { type ActivitySubject, type Actor, recordActivity } from '../activity/record.ts'
import { conflict, Refusal, versionNotKept } from '../http/refusal.ts'
import { limitConcurrency } from '../limitConcurrency.ts'
import { type PrayerContext, type VisitorContext, visitorContext } from '../prayer/context.ts'
import { type Document, read, type Stored, UNCHANGED, update } from '../storage/documents.ts'

/** What every item has; the revision is the document's after the item's last save. */
interface Item {
  id: string
  title: string
  revision: number
  savedBy: string | null
}

/** How the log begins what was done to an item. */
const DONE = {
  event: {
    Created: 'Created event',
    Updated: 'Updated event',
    Deleted: 'Deleted event',
    Restored: 'Restored event',
    Published: 'Published event',
  },
  notice: {
    Created: 'Created notice',
    Updated: 'Updated notice',
    Deleted: 'Deleted notice',
    Restored: 'Restored notice',
    Published: 'Published notice',
  },
} as const

/** ISO instant and admin. */
type Deleted<I> = I & { deletedAt: string; deletedBy: string }

interface Lists<I> {
  items: readonly I[]
  deleted: readonly Deleted<I>[]
}

/** What a save gives an item besides its fields. */
type Stamp = SavedItem<{ id: string }>

/** What a save does to one item. */
export interface CollectionStep<I> {
  done: keyof (typeof DONE)['event']
  /** As it is stored from now on. */
  item: I
  /** What the log says and keeps of it instead of the usual; null: another step's entry says it. */
  logged?: { action: string; about?: ActivitySubject } | null
}

/** What a save starts from: the items, and the deleted ones that can be restored. */
interface Current<I, Fields> extends Lists<I> {
  /** An item as this save stores it; `before`: its former version. */
  stamped: (id: string, fields: Fields, before?: I) => I
  removed: (item: I) => Deleted<I>
}

interface Options<I> {
  /** Called with each item that is about to be stored; may throw. */
  check?: ((next: I) => void) | undefined
  /** Whether the activity log names each change. */
  isLogged?: boolean
}

interface Declaration<Value, I extends Item, Fields, Response> {
  thing: CollectionThing
  document: Document<Value>
  toLists: (value: Value) => Lists<I>
  toValue: (lists: Lists<I>, context: PrayerContext) => Value
  newId: (value: Lists<I>) => string
  stamped: (fields: Fields, stamp: Stamp, context: PrayerContext, before?: I) => I
  /** Whether an item is in the part of the site that a role is held to; absent: always. */
  owns?: (role: Role, item: Fields) => boolean
  /** Throws Refusal 409 'full' where there is no room for the items. */
  refuseFull: (value: Value, context: PrayerContext) => void
  fields: Readonly<Record<string, DeclaredField>>
  /** Of a field stored in parts: what each is called, or what is said of its change, for the log. */
  labels?: Readonly<Record<string, string | ((before: I, after: I) => string)>>
  /** A kept version of an item. */
  versionOf: (item: I, revision: number) => Fields | null | undefined | Promise<Fields | null>
  /** As visitors get it: with what closures cancel. */
  response: (item: I, context: VisitorContext) => Response
}

/**
 * A list whose items are created, saved on top of the version that was edited, deleted and restored:
 * all in one document, so that a save can compare and swap. Each change is in the activity log.
 */
export class Collection<Value, I extends Item & Fields, Fields extends object, Response> {
  readonly #declared: Declaration<Value, I, Fields, Response>
  // Parallel writers of a large document would make each other's compare-and-swap fail.
  readonly #oneAtATime = limitConcurrency(1)

  constructor(declared: Declaration<Value, I, Fields, Response>) {
    this.#declared = declared
  }

  /** An item that can be edited. Throws Refusal 404, 410. */
  async one(id: string): Promise<I> {
    const { document, toLists } = this.#declared
    return this.#itemIn(toLists((await read(document)).value), id)
  }

  /** Throws Refusal 409 with the newer item where `base` is not its revision. */
  async refuseOutdated(item: I, base: number | undefined): Promise<void> {
    if (base === undefined || base === item.revision) return
    throw conflict(this.#declared.response(item, await visitorContext()), item.savedBy)
  }

  /** Throws Refusal 409 'full'. */
  async create(by: Actor, fields: Fields, options?: Options<I>): Promise<Response> {
    let id = ''
    const create = (current: Current<I, Fields>): CollectionStep<I>[] => {
      id ||= this.#declared.newId(current)
      return [{ done: 'Created', item: current.stamped(id, fields) }]
    }
    const [created] = await this.change(by, create, options)
    return created as Response
  }

  /** `fieldsOf` says what an item becomes. Throws Refusal 404, 409 with the newer one, 410. */
  async save(
    by: Actor,
    id: string,
    { base, fieldsOf }: { base: number | undefined; fieldsOf: (before: I) => Fields },
    options?: Options<I>,
  ): Promise<Response> {
    const save = async (current: Current<I, Fields>): Promise<CollectionStep<I>[]> => {
      const before = this.#itemIn(current, id)
      await this.refuseOutdated(before, base)
      const item = current.stamped(id, fieldsOf(before), before)
      return [{ done: 'Updated', item }]
    }
    const [saved] = await this.change(by, save, options)
    return saved as Response
  }

  /** Deletes an item, restorable for a while; deleting it again succeeds. Throws Refusal 404. */
  async remove(by: Actor, id: string): Promise<void> {
    await this.change(by, ({ items, deleted, removed }) => {
      const item = withId(items, id)
      if (item) return [{ done: 'Deleted', item: removed(item) }]
      if (withId(deleted, id)) return []
      throw this.#unknown()
    })
  }

  /**
   * Restores a deleted item or, with `revision`, a kept version; one that is there as it is stays.
   * Throws Refusal 404, 409 with the newer one.
   */
  async restore(
    by: Actor,
    id: string,
    { revision, base }: { revision?: number | undefined; base?: number | undefined },
    options?: Options<I>,
  ): Promise<Response> {
    const restore = async (current: Current<I, Fields>): Promise<CollectionStep<I>[]> => {
      const [there, gone] = [withId(current.items, id), withId(current.deleted, id)]
      const before = there ?? gone
      if (!before) throw this.#unknown()
      if (revision === undefined) {
        return gone ? [{ done: 'Restored', item: current.stamped(id, withoutDeletion(gone)) }] : []
      }
      const version = await this.#declared.versionOf(before, revision)
      if (!version) throw versionNotKept()
      if (there) await this.refuseOutdated(there, base)
      const item = current.stamped(id, version, before)
      return [{ done: 'Restored', item }]
    }
    const [restored] = await this.change(by, restore, options)
    return restored ?? this.#declared.response(await this.one(id), await visitorContext())
  }

  /**
   * Changes items in one save: all of them or, where it fails, none; nothing is saved where `decide`
   * returns no step. Returns those that are not deleted. Throws what `decide` and `check` throw,
   * Refusal 409 'full', 403 for an item outside of the actor's part of the site.
   */
  async change(
    by: Actor,
    decide: (current: Current<I, Fields>) => CollectionStep<I>[] | Promise<CollectionStep<I>[]>,
    { check, isLogged = true }: Options<I> = {},
  ): Promise<Response[]> {
    const { thing, document, toLists, toValue, stamped, owns, refuseFull, response } =
      this.#declared
    const { name } = thing
    const context = await visitorContext()
    let steps: (CollectionStep<I> & { replaced: I | undefined })[] = []
    const next = async (stored: Stored<Value>) => {
      const now = new Date()
      const lists = toLists(stored.value)
      const [revision, savedAt] = [stored.revision + 1, now.toISOString()]
      const save = { revision, savedAt, savedBy: by.name }
      const decided = await decide({
        items: lists.items,
        deleted: restorable(lists.deleted, now),
        stamped: (id, fields, before) => stamped(fields, { id, ...save }, context, before),
        removed: item => ({ ...item, revision, deletedAt: savedAt, deletedBy: by.name }),
      })
      steps = decided.map(step => ({ ...step, replaced: withId(lists.items, step.item.id) }))
      if (steps.length === 0) return UNCHANGED
      for (const { item, replaced = item } of steps) {
        refuseOutside(by, role => !owns || (owns(role, replaced) && owns(role, item)))
      }
      const saved = steps.filter(isSaved)
      for (const { item } of saved) check?.(item)
      const value = toValue(afterSteps(lists, steps), context)
      if (saved.length > 0) refuseFull(value, context)
      return value
    }
    await this.#oneAtATime(() => update(document, next))
    for (const { done, item, replaced, logged } of steps) {
      const { id, title, revision } = item
      if (!isLogged || logged === null) continue
      const undo = done !== 'Deleted' && { revision, before: replaced?.revision }
      const changed = replaced && isSaved({ done }) ? this.#changedIn(replaced, item) : ''
      const action = logged?.action ?? `${DONE[name][done]}: ${title}${changed && ` (${changed})`}`
      const about = { [name]: id, ...(logged ? logged.about : undo) }
      await recordActivity(by, action.slice(0, MOST_ACTION), about)
    }
    return steps.filter(isSaved).map(({ item }) => response(item, context))
  }

  /** 'start, off on Friday, November 27' */
  #changedIn(before: I, after: I): string {
    const isOther = (name: string) =>
      JSON.stringify(Reflect.get(before, name)) !== JSON.stringify(Reflect.get(after, name))
    const { fields, labels: parts = {} } = this.#declared
    const named = Object.entries(fields).map(([name, { label }]) => [name, label] as const)
    const labels = [...named, ...Object.entries(parts)].flatMap(([name, label]) => {
      if (!isOther(name)) return []
      return [typeof label === 'string' ? label.toLowerCase() : label(before, after)]
    })
    return [...new Set(labels)].join(', ')
  }

  #itemIn({ items, deleted }: Lists<I>, id: string): I {
    const item = withId(items, id)
    if (item) return item
    const isRestorable = withId(restorable(deleted, new Date()), id)
    if (!isRestorable) throw this.#unknown()
    const { name } = this.#declared.thing
    const text = `This ${name} was deleted meanwhile. Restore it first, at the end of its list.`
    throw new Refusal(410, 'deleted', text)
  }

  #unknown(): Refusal {
    return new Refusal(404, 'not_found', `There is no such ${this.#declared.thing.name}.`)
  }
}

const isSaved = ({ done }: Pick<CollectionStep<unknown>, 'done'>) => done !== 'Deleted'

const withId = <I extends { id: string }>(items: readonly I[], id: string): I | undefined =>
  items.find(item => item.id === id)

/** An item as it was before it was deleted. */
export function withoutDeletion<I>(item: Deleted<I>): I {
  const { deletedAt: _at, deletedBy: _by, ...before } = item
  return before as I
}

/** The lists after a save, each item once. */
function afterSteps<I extends Item>(
  lists: Lists<I>,
  steps: readonly CollectionStep<I>[],
): Lists<I> {
  const changed = new Map(steps.map(step => [step.item.id, step]))
  const saved = steps.filter(isSaved).map(({ item }) => item)
  return {
    items: [
      ...lists.items.flatMap(item => {
        const step = changed.get(item.id)
        if (!step) return item
        return isSaved(step) ? step.item : []
      }),
      ...saved.filter(({ id }) => !withId(lists.items, id)),
    ],
    deleted: [
      ...steps.filter(step => !isSaved(step)).map(({ item }) => item as Deleted<I>),
      ...lists.deleted.filter(({ id }) => !changed.has(id)),
    ],
  }
}
