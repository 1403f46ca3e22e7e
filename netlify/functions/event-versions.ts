import type { Config } from '@netlify/functions'
import { EventParamsSchema } from '#contract/events.schema.ts'
import { getEventVersions } from '#contract/events.ts'
import { prayerContext, versionAnswer } from '#server/events/answers.ts'
import { storedEvent } from '#server/events/changes.ts'
import { onAdmin } from '#server/http/admin.ts'
import { handle } from '#server/http/handle.ts'
import { readEventVersions } from '#server/storage/events.ts'

const MOST = 20

/** What an event was before its last saves. */
export default handle(
  onAdmin(getEventVersions, { params: EventParamsSchema }, async ({ params }) => {
    const { id } = await storedEvent(params.id)
    const [versions, context] = await Promise.all([readEventVersions(id, MOST), prayerContext()])
    return { versions: versions.map(version => versionAnswer(version, context)) }
  }),
)

export const config: Config = { path: '/api/events/:id/versions' }
