import { call } from '#contract/call.ts'
import { getNewer, type NewerResponse } from '#contract/newer.ts'

let loading: Promise<NewerResponse> | undefined

/**
 * Requests what is newer than the build, once for everything on the page; rejects without a
 * response. The document says by its attributes what it was built with, and whether it shows events.
 */
export function loadNewer(): Promise<NewerResponse> {
  const { contentRevision, showsEvents } = document.documentElement.dataset
  const query = {
    since: Number(contentRevision ?? 0),
    events: showsEvents === undefined ? undefined : (1 as const),
  }
  loading ??= call(getNewer, { query })
  return loading
}
