import { useEffect, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { partNode } from '#blocks/nodes.ts'
import { sheetsOf } from '#blocks/sheets.ts'
import { isOwn } from '#domain/content/ownPages.ts'
import { blockName } from '#domain/structure/names.ts'
import { type Page, type Structure, shownBlocks } from '#domain/structure/structure.ts'
import { tellsOfNoSchool } from '#domain/structure/texts.ts'
import type { OpenedPage } from './openedPage.ts'
import { usePageTexts } from './pageTexts.ts'

interface Props {
  opened: OpenedPage
  structure: Structure
  page: Page
}

/** A built page as its parts are arranged now, before that is saved; new ones by the components of the site. */
export function ArrangedPage({ opened, structure, page }: Props) {
  const texts = usePageTexts(structure, page)
  const shown = shownBlocks(page)
  const sheets = sheetsOf(shown.map(({ block }) => block)).join(' ')
  useLayoutEffect(() => opened.arrange(page.blocks), [opened, page.blocks])
  useEffect(() => linkSheets(opened.main.ownerDocument, sheets.split(' ')), [opened, sheets])
  useEffect(() => opened.restore, [opened])
  useEffect(() => {
    // The times of the day, which the script in the page's head fills in.
    opened.main.ownerDocument.defaultView?.firstPaint?.repaint()
  })
  if (!texts) return null
  return shown
    .filter(({ id }) => !opened.has(id) && !tellsOfNoSchool(structure, page.id, `${id}-`))
    .map(block =>
      createPortal(
        block.block === 'page' && !isOwn(page.id) ? (
          <p className="container muted">
            “{blockName(page, block)}” is here once this is published.
          </p>
        ) : (
          partNode(page, block, texts)
        ),
        opened.placeOf(block.id),
        block.id,
      ),
    )
}

function linkSheets(document: Document, sheets: readonly string[]): void {
  for (const href of sheets) {
    if (!href || document.querySelector(`link[href="${CSS.escape(href)}"]`)) continue
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href })
    document.head.append(link)
  }
}
