import { $newerContent, loadNewerContent } from '#stores/content.ts'
import { onNewer } from '#stores/newer.ts'
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

/** Leaves a page that was hidden after the build, and takes the links to such pages off others. */
function leaveGone(gone: readonly string[]): void {
  const { folder = '' } = document.documentElement.dataset
  const isGone = (path: string) => gone.includes(path.slice(folder.length))
  if (isGone(location.pathname)) location.replace(`${folder}/404`)
  for (const link of document.links)
    if (link.origin === location.origin && isGone(link.pathname)) link.hidden = true
}

/** Requests newer content once the page is loaded. */
export function startNewerContent(): void {
  onNewer(({ content }) => content?.gone && leaveGone(content.gone))
  whenLoaded(() => void placeNewerContent())
  const token = new URLSearchParams(location.search).get('draft')
  if (token)
    void import('./draft.ts').then(({ showDraft }) => showDraft(token, placeNewerContent()))
}
