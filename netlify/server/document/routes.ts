import { z } from 'zod'
import { type DocumentVersion, documentApi } from '#contract/documents.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { BASE, RestoreVersionSchema } from '#contract/saved.schema.ts'
import type { LoggedDocument } from '#domain/activity/areas.ts'
import { MOST_ACTION } from '#domain/activity/entry.ts'
import type { DocumentThing } from '#domain/declared/thing.ts'
import type { ActivitySubject, Actor } from '../activity/record.ts'
import { type AdminCall, onAdmin } from '../auth/admin.ts'
import type { Admin } from '../auth/session.ts'
import type { Route } from '../http/handle.ts'
import { DONE } from '../http/response.ts'
import type { Stored } from '../storage/documents.ts'
import type { PanelDocument } from './document.ts'

type Based<Values> = Values & { base?: number | undefined }
type DocumentCall = AdminCall<Endpoint>

interface Ways<Values, Sent, Params> {
  /** Of its path. */
  params?: z.ZodType<Params>
  /** What a save sends, besides the revision that was edited. */
  values: z.ZodType<Sent>
  /** What to store of it, and the revision that it was made from. Throws Refusal. */
  toSave?: (sent: Based<Sent>, by: Actor, params: Params) => Promise<Based<Values>>
  /** What goes with each save, of a restore too. */
  around?: <R>(saving: Promise<R>, call: DocumentCall) => Promise<R>
  /** What else is said of a kept version. */
  ofVersion?: (version: DocumentVersion<Values>) => object
}

/**
 * The endpoints of a document, which may depend on its path: read and save, and where versions are
 * kept, these and restore.
 */
export function documentRoutes<T, Values extends object, Sent = Values, Params = undefined>(
  thing: DocumentThing,
  document: PanelDocument<T, Values> | ((by: Actor, params: Params) => PanelDocument<T, Values>),
  ways: Ways<Values, Sent, Params>,
): Route[] {
  const api = documentApi<Values, Params, Sent>(thing)
  const { around = saving => saving, ofVersion } = ways
  const toSave = ways.toSave ?? (async sent => sent as unknown as Based<Values>)
  // While the types are open, the compiler cannot see that each part with a type has its schema.
  const schemas = (body?: z.ZodType) => ({ params: ways.params, body }) as never
  const of = (call: { admin: Admin; params: unknown }) =>
    typeof document === 'function' ? document(call.admin.user, call.params as Params) : document
  const read = onAdmin(api.read, schemas(), call => of(call).read())
  const save = onAdmin(api.save, schemas(ways.values.and(z.object(BASE))), async call => {
    const { user } = call.admin
    const saved = of(call)
    const { base, ...values } = await toSave(call.body, user, call.params)
    return { ...DONE, ...(await around(saved.save(user, values as Values, base), call)) }
  })
  if (!thing.keepVersions) return [read, save]
  return [
    read,
    save,
    onAdmin(api.versions, schemas(), async call => {
      const versions = await of(call).versions()
      return { versions: versions.map(one => ({ ...one, ...ofVersion?.(one) })) }
    }),
    onAdmin(api.restore, schemas(RestoreVersionSchema), async call => {
      const { revision, base } = call.body
      const restoring = of(call).restore(call.admin.user, revision, base)
      return { ...DONE, ...(await around(restoring, call)) }
    }),
  ]
}

/** The entry of a save in the log, by which it can be undone; `words`: what it changed. */
export const loggedAs =
  <T>(name: LoggedDocument, words: (before: T, after: T) => string) =>
  (before: T, { value, revision }: Stored<T>): [string, ActivitySubject] => [
    words(before, value).slice(0, MOST_ACTION),
    { [name]: revision, revision, before: revision - 1 },
  ]
