/**
 * Where the last change is on its way to visitors. Times are ISO instants; `live`: whether the
 * public answers were seen to carry the change.
 * - saved: stored, not yet seen in the public answers; `at` the save
 * - live: the public answers were seen to carry it; `at` that moment. The prebuilt pages follow at
 *   `rebuildDueAt`; null: never, for no build hook is set
 * - rebuilding: the build hook was called; `at` that moment
 * - rebuilt: the prebuilt pages were seen to carry it; `at` when they were built, null: unknown
 * - failed: the rebuild could not be asked for or did not arrive; `why` for a person, `retryAt` the
 *   next try, null: none by itself
 */
export type PublishState =
  | { state: 'saved'; at: string }
  | { state: 'live'; at: string; rebuildDueAt: string | null }
  | { state: 'rebuilding'; at: string; live: boolean }
  | { state: 'rebuilt'; at: string | null }
  | { state: 'failed'; at: string; why: string; retryAt: string | null; live: boolean }
