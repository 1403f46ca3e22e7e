import { type DeletedEvent, getDeletedEvents } from '#contract/events.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

/** What was deleted recently and can be restored. */
export const deletedEvents = resource<readonly DeletedEvent[], []>(
  async () => (await callAsAdmin(getDeletedEvents)).events,
)
