import { type DocumentVersion, documentApi, type SavedDocument } from '#contract/documents.ts'
import type { DocumentThing } from '#domain/declared/thing.ts'
import { type Resource, resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import type { FormPlan, FormStore } from './form.ts'
import { formStore } from './formStore.ts'

type Plan<T, V> = FormPlan<T, SavedDocument<V>>

interface DocumentPlan<T extends object, V>
  extends Omit<Plan<T, V>, 'load' | 'valuesOf' | 'save' | 'savedBy' | 'restore'>,
    Partial<Pick<Plan<T, V>, 'valuesOf'>> {
  thing: DocumentThing
  /** Those of its path. */
  params?: object
  /** What a save sends; all values by default. */
  sent?: (values: T, stored: SavedDocument<V>) => object
}

export interface DocumentForm<T, V> extends FormStore<T, SavedDocument<V>> {
  valuesOf: (stored: SavedDocument<V>) => T
  /** The versions that can be gone back to. */
  versions: Resource<DocumentVersion<V>[], []>
}

/** A form over a declared document, whose saves can all be undone and whose versions restored. */
export function documentForm<T extends object, V = T>(
  plan: DocumentPlan<T, V>,
): DocumentForm<T, V> {
  const { thing, params, sent = values => values } = plan
  const api = documentApi<V>(thing)
  const valuesOf = plan.valuesOf ?? (stored => withoutSave(stored) as unknown as T)
  const send = callAsAdmin as unknown as <Response>(
    endpoint: object,
    input: object,
  ) => Promise<Response>
  const restore = (revision: number, { revision: base }: SavedDocument<V>) =>
    send<SavedDocument<V>>(api.restore, { params, body: { revision, base } })
  const form = formStore<T, SavedDocument<V>>({
    undo: ({ revision }, stored) => restore(revision, stored),
    ...plan,
    valuesOf,
    load: () => send(api.read, { params }),
    save: (values, stored) =>
      send(api.save, {
        params,
        body: { ...sent(values, stored), base: stored.revision },
      }),
    savedBy: async ({ savedBy }) => savedBy,
    restore,
  })
  const versions = resource(async () => {
    const kept = await send<{ versions: DocumentVersion<V>[] }>(api.versions, { params })
    return kept.versions
  })
  return { ...form, valuesOf, versions }
}

/** The values of a document as it is stored, or as a save returns it. */
function withoutSave(stored: SavedDocument<unknown>): object {
  const { revision: _, savedAt: __, savedBy: ___, ...values } = stored as SavedDocument<object>
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'success'))
}
