import { endpoint } from './endpoint.ts'

/**
 * Where the last change is on its way to visitors:
 * - saved: stored, not yet seen in the public answer
 * - live: the public answer was seen to carry it; the prebuilt pages follow
 * - rebuilding: the build hook was called
 * - rebuilt: the prebuilt pages were seen to carry it, `at` that moment
 * - failed: the rebuild could not be asked for or did not arrive; `why` for a person, `retryAt` the next try
 */
export type PublishState =
  | { state: 'saved'; at: string }
  | { state: 'live'; at: string; rebuildDueAt: string | null }
  | { state: 'rebuilding'; at: string }
  | { state: 'rebuilt'; at: string | null }
  | { state: 'failed'; at: string; why: string; retryAt: string | null }

/** What the panel shows of publishing; asked by itself every few seconds while something is on its way. */
export const getPublishing = endpoint<{ answer: PublishState }>({
  method: 'GET',
  path: '/api/publishing',
  access: 'admin',
  failure: 'Failed to ask how far publishing is.',
  passive: true,
})

/** Publish now: calls the build hook without waiting for the quiet period. */
export const publishNow = endpoint<{ answer: { success: true } & PublishState }>({
  method: 'POST',
  path: '/api/publishing',
  access: 'admin',
  failure: 'Failed to start publishing. Please try again.',
})
