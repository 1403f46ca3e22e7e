import { call } from '#contract/call.ts'
import { getNewer, type NewerResponse } from '#contract/newer.ts'

let loading: Promise<NewerResponse> | undefined
let requestedAt = 0
const listeners: ((newer: NewerResponse) => void)[] = []

/** Calls that follow each other closely share a response: several parts of a page refresh at once. */
const SHARED_MS = 30_000

/**
 * Requests what is newer than the build, once for everything on the page; rejects without a
 * response. The document says by its attributes what it was built with, and whether it shows events.
 */
export function loadNewer(): Promise<NewerResponse> {
  loading ??= request()
  return loading
}

/** Requests it again, for a page that stays open. */
export function refreshNewer(): Promise<NewerResponse> {
  if (!loading || Date.now() - requestedAt >= SHARED_MS) loading = request()
  return loading
}

/** Passes on each response, also those requested by others. */
export function onNewer(listener: (newer: NewerResponse) => void): void {
  listeners.push(listener)
  loading?.then(listener, () => {})
}

let hear: ((headers: Headers) => void) | undefined

/** Passes on the headers of each response. */
export function onHeaders(listener: (headers: Headers) => void): void {
  hear = listener
}

function request(): Promise<NewerResponse> {
  requestedAt = Date.now()
  const { contentRevision, showsEvents, structure, translated } = document.documentElement.dataset
  const page = document.querySelector<HTMLElement>('[data-event]')
  const query = {
    since: Number(contentRevision ?? 0),
    translated: translated as number | undefined,
    structure: structure as number | undefined,
    events: showsEvents === undefined ? undefined : ('recent' as const),
    event: page?.dataset.event,
  }
  const response = call(getNewer, { query, heard: headers => hear?.(headers) })
  response.then(
    newer => {
      for (const listener of listeners) listener(newer)
    },
    () => {},
  )
  return response
}
