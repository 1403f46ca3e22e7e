import { useEffect } from 'react'
import type { ContentChanges } from '#contract/content.ts'
import type { Kind } from '#domain/content/kinds.ts'
import { findSection } from '#domain/content/registry.ts'
import { renderSection } from '#domain/content/render.ts'
import { sectionIn } from '#panel/content/content.ts'
import { $editing } from '#panel/content/editing.ts'
import { $newerContent } from '#stores/content.ts'
import { markPieces } from './pieces.ts'

/** Puts sections into the page, as it does with content that is newer than its build. */
export type Put = (sections: ContentChanges['changed']) => void

/** Kinds whose rendering fetches something from an address that is being typed. */
const FETCHING: readonly Kind[] = ['image', 'photos']
const PAUSE_MS = 200

/** Shows in the page what is typed into the open section, and what is stored once it is closed. */
export function usePreview(put: Put): void {
  useEffect(() => {
    let path: string | undefined
    let shown: string | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (kind: Kind, content: string) => {
      if (path === undefined || content === shown) return
      shown = content
      const section = { content, html: renderSection(kind, content) }
      put({ [path]: section })
      // Islands render their sections themselves.
      $newerContent.set({ ...$newerContent.get(), [path]: section })
      markPieces()
    }
    const showStored = () => {
      clearTimeout(timer)
      const [pageId = '', sectionId = ''] = path?.split('/') ?? []
      const kind = findSection(pageId, sectionId)?.kind
      const stored = sectionIn(pageId, sectionId)
      if (kind && stored) show(kind, stored.content)
    }
    const stop = $editing.subscribe(editing => {
      const next = editing ? `${editing.pageId}/${editing.stored.id}` : undefined
      if (path !== next) {
        showStored()
        path = next
        shown = undefined
      }
      if (!editing) return
      const { kind, values } = editing
      clearTimeout(timer)
      if (shown === undefined || !FETCHING.includes(kind)) show(kind, values)
      else timer = setTimeout(() => show(kind, values), PAUSE_MS)
    })
    return () => {
      stop()
      showStored()
    }
  }, [put])
}
