import type { z } from 'zod'
import { documentApi } from '#contract/documents.ts'
import { RestoreVersionSchema } from '#contract/saved.schema.ts'
import { MOST_ACTION } from '#domain/activity/entry.ts'
import type { DocumentThing } from '#domain/declared/thing.ts'
import type { ActivitySubject, Actor } from '../activity/record.ts'
import { onAdmin } from '../auth/admin.ts'
import type { Route } from '../http/handle.ts'
import { DONE } from '../http/response.ts'
import type { Stored } from '../storage/documents.ts'
import type { PanelDocument } from './document.ts'

type Sent<Values> = Values & { base?: number | undefined }

interface Ways<Values> {
  /** What a save sends. */
  body: z.ZodType<Sent<Values>>
  /** The values to store of those that were sent. Throws Refusal. */
  toSave?: (sent: Values, by: Actor) => Promise<Values>
  /** What goes with each save, of a restore too. */
  around?: <T>(saving: Promise<T>) => Promise<T>
}

/** The endpoints of a document: read, save, its versions, restore. */
export function documentRoutes<T, Values extends object>(
  thing: DocumentThing,
  document: PanelDocument<T, Values>,
  { body, toSave = async values => values, around = saving => saving }: Ways<Values>,
): Route[] {
  const api = documentApi<Values, undefined, object>(thing)
  return [
    onAdmin(api.read, {}, () => document.read()),
    onAdmin(api.save, { body: body as z.ZodType<Sent<object>> }, async call => {
      const { base, ...sent } = call.body
      const values = await toSave(sent as Values, call.admin.user)
      return { ...DONE, ...(await around(document.save(call.admin.user, values, base))) }
    }),
    onAdmin(api.versions, {}, async () => ({
      versions: await document.versions(),
    })),
    onAdmin(api.restore, { body: RestoreVersionSchema }, async call => {
      const { revision, base } = call.body
      const restoring = document.restore(call.admin.user, revision, base)
      return { ...DONE, ...(await around(restoring)) }
    }),
  ]
}

/** The entry of a save in the log, by which it can be undone; `words`: what it changed. */
export const loggedAs =
  <T>(
    name: 'habits' | 'languages' | 'screens' | 'structure',
    words: (before: T, after: T) => string,
  ) =>
  (before: T, { value, revision }: Stored<T>): [string, ActivitySubject] => [
    words(before, value).slice(0, MOST_ACTION),
    { [name]: revision, revision, before: revision - 1 },
  ]
