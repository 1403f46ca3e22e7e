import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { findPage, type Page } from '#domain/structure/structure.ts'
import { siteContent } from '#panel/content/content.ts'
import { AddBlock } from '#panel/pages/AddBlock.tsx'
import { ArrangedPage } from '#panel/pages/ArrangedPage.tsx'
import { Cost } from '#panel/pages/Cost.tsx'
import { openPage } from '#panel/pages/openedPage.ts'
import { PageBlocks } from '#panel/pages/PageBlocks.tsx'
import { structureForm } from '#panel/pages/structure.ts'
import { SettingsForm } from '#panel/settings/SettingsForm.tsx'
import { Drawer } from './Drawer.tsx'
import { markPieces } from './pieces.ts'

interface Props {
  pageId: string
  isOpen: boolean
  onClosed: () => void
}

/**
 * The parts of the open page: arranged in the drawer as under Pages, and shown so in the page, until
 * that is saved or discarded.
 */
export default function Parts({ pageId, isOpen, onClosed }: Props) {
  const form = useStore(structureForm.$form)
  const [opened] = useState(() => {
    const main = document.querySelector('main')
    return main ? openPage(main, pageId) : null
  })
  useEffect(() => void structureForm.load(), [])
  const ready = form.state === 'ready' ? form : undefined
  const page = ready && findPage(ready.values.structure, pageId)
  const revision = ready?.stored.revision
  const seen = useRef<number>(undefined)
  const close = useEffectEvent(onClosed)
  useEffect(() => {
    if (revision === undefined) return
    // The texts of new parts are there once they are saved.
    void siteContent.load()
    // The offer to undo a save stands behind the drawer.
    if (seen.current !== undefined) close()
    seen.current = revision
  }, [revision])
  const known = useRef<Page>(undefined)
  useEffect(() => {
    // A new part is there before its first words are, which visitors never see.
    for (const section of document.querySelectorAll<HTMLElement>('[data-made-part] > section')) {
      section.style.display = 'block'
      for (const place of section.querySelectorAll('[hidden]')) place.removeAttribute('hidden')
    }
    markPieces()
    const before = known.current?.blocks.map(({ id }) => id)
    const added = before && page?.blocks.find(({ id }) => !before.includes(id))
    if (added) showPart(added.id)
    known.current = page
  })
  const showPart = (id: string) => {
    for (const part of document.querySelectorAll('[data-piece-part]'))
      part.removeAttribute('data-piece-part')
    const part = opened?.elementOf(id)
    part?.setAttribute('data-piece-part', '')
    part?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const row = (target as Element).closest('.piece-drawer .sortable > li')
    const block = row?.parentElement && page?.blocks[[...row.parentElement.children].indexOf(row)]
    if (block) showPart(block.id)
  })
  useEffect(() => {
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return (
    <>
      {opened && page && ready && (
        <ArrangedPage opened={opened} structure={ready.values.structure} page={page} />
      )}
      {isOpen && (
        <Drawer title="Parts of this page" onClose={onClosed} onBehind={onClosed}>
          <SettingsForm store={structureForm} rows={3} saveLabel="Save and publish" note={<Cost />}>
            {({ values }) => {
              const shown = findPage(values.structure, pageId)
              if (!shown) return <p>This page is no longer part of the site. Reload it.</p>
              return (
                <>
                  <PageBlocks page={shown} />
                  <AddBlock page={shown} />
                </>
              )
            }}
          </SettingsForm>
        </Drawer>
      )}
    </>
  )
}
