import { begunWith } from '#config/seed/starts.ts'
import { StartBodySchema } from '#contract/start.schema.ts'
import type { ChosenStart } from '#contract/start.ts'
import { getStart, saveStart } from '#contract/start.ts'
import type { Start } from '#domain/content/saved.ts'
import { complete } from '#domain/structure/complete.ts'
import { recordActivity } from '../activity/record.ts'
import { onAdmin } from '../auth/admin.ts'
import type { Admin } from '../auth/session.ts'
import { eventCollection } from '../events/collection.ts'
import { DONE } from '../http/response.ts'
import { contentDocument } from '../storage/content.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { structureDocument } from '../storage/structure.ts'

const IN_WORDS: Readonly<Record<ChosenStart, string>> = {
  examples: 'the examples',
  helpful: 'helpful texts',
  empty: 'empty pages',
}

/** Chooses what a site says where nobody has written anything. Throws StorageError, Refusal 403. */
async function chooseStart({ user }: Pick<Admin, 'user'>, chosen: ChosenStart): Promise<void> {
  const start = chosen === 'examples' ? undefined : chosen
  let before: Start | undefined
  // The events first: those of the seed follow the content until they are stored.
  if (start) {
    await eventCollection.change(user, ({ items, removed }) =>
      items
        .filter(({ revision }) => revision === 0)
        .map(event => ({ done: 'Deleted', item: removed(event) })),
    )
  }
  await update(
    contentDocument,
    ({ value }) => {
      before = value.start
      return before === start ? UNCHANGED : { ...value, start }
    },
    user.name,
  )
  if (before === start) return
  await update(
    structureDocument,
    ({ value }) => begunWith(complete(value), start, before),
    user.name,
  )
  await recordActivity(user, `Chose to start with ${IN_WORDS[chosen]}`)
}

export const startRoutes = [
  onAdmin(getStart, {}, async () => ({
    start: (await read(contentDocument)).value.start ?? ('examples' as const),
  })),
  onAdmin(saveStart, { body: StartBodySchema }, async ({ admin, body: { start } }) => {
    await chooseStart(admin, start)
    return { ...DONE, start }
  }),
]
