import { $newerContent, loadNewerContent } from '#stores/content.ts'
import { whenLoaded } from './whenLoaded.ts'

let placing: Promise<void> | undefined

/** Puts content that is newer than the page into its marked elements; resolves when that is done. */
export function placeNewerContent(): Promise<void> {
  placing ??= place()
  return placing
}

async function place(): Promise<void> {
  await loadNewerContent()
  const newer = $newerContent.get()
  if (Object.keys(newer).length === 0) return
  const { putAll } = await import('./places.ts')
  putAll(newer)
}

/** Requests newer content once the page is loaded. */
export function startNewerContent(): void {
  whenLoaded(() => void placeNewerContent())
  const token = new URLSearchParams(location.search).get('draft')
  if (token)
    void import('./draft.ts').then(({ showDraft }) => showDraft(token, placeNewerContent()))
}
