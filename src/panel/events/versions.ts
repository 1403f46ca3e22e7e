import {
  EVENT_UPDATED,
  type EventAnswer,
  getEventVersions,
  restoreEvent,
} from '#contract/events.ts'
import { showSuccess } from '#panel/shell/banner.ts'
import { question, textOf } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { close } from './editor.ts'
import { loadEvents, takeOver } from './list.ts'

/** The kept versions of an event, newest first. */
export const eventVersions = question(async (id: string) => {
  const { versions } = await callAsAdmin(getEventVersions, { params: { id } })
  return versions.map(version => ({ ...version, by: version.savedBy }))
})

/** Saves a kept version anew in the place of the event as it stands. Answers why that failed, or ''. */
export async function restoreEventVersion(event: EventAnswer, revision: number): Promise<string> {
  try {
    const params = { id: event.id }
    const body = { revision, base: event.revision }
    takeOver((await callAsAdmin(restoreEvent, { params, body })).event)
  } catch (error) {
    void loadEvents()
    return textOf(error)
  }
  close()
  showSuccess(EVENT_UPDATED)
  return ''
}
