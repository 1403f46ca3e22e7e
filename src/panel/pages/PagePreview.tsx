import { useState } from 'react'
import { askPage } from '#contract/ask.ts'
import { isOwn } from '#domain/content/ownPages.ts'
import { titleOf } from '#domain/structure/names.ts'
import { shellPath } from '#domain/structure/pageShell.ts'
import type { Page, Structure } from '#domain/structure/structure.ts'
import { ArrangedPage } from './ArrangedPage.tsx'
import { type OpenedPage, openPage } from './openedPage.ts'

interface Props {
  structure: Structure
  page: Page
  /** Where visitors find the page now, if they do. */
  address: string | undefined
}

/**
 * A page as it is arranged here, before it is saved. One that people made is drawn by the components of
 * the site, inside of the site's own frame; one that comes with the site is the page as it was built.
 */
export function PagePreview({ structure, page, address }: Props) {
  const [opened, setOpened] = useState<OpenedPage | null>()
  const begin = async (frame: Document | null) => {
    const main = frame?.querySelector('main')
    if (!frame || !main) return
    main.textContent = ''
    // Nothing leads away from the preview.
    frame.addEventListener('click', stop, true)
    frame.addEventListener('submit', stop, true)
    const isThere = isOwn(page.id) || (await putBuilt(frame, main, page.id, address))
    setOpened(isThere ? openPage(main, page.id) : null)
  }
  return (
    <div className="page-preview">
      <iframe
        className="phone"
        src={shellPath(page.site)}
        title={`${titleOf(page)} on a phone`}
        tabIndex={-1}
        hidden={opened === null}
        onLoad={({ currentTarget }) => void begin(currentTarget.contentDocument)}
      />
      {opened === null && (
        <p className="muted">Its preview is here once the page is shown and published.</p>
      )}
      {opened && <ArrangedPage {...{ opened, structure, page }} />}
    </div>
  )
}

const stop = (event: Event) => {
  if (event.type === 'submit' || (event.target as Element).closest('a')) event.preventDefault()
}

/** Puts the page as it was built into the frame, with its sheets; false: visitors do not find it now. */
async function putBuilt(frame: Document, main: HTMLElement, pageId: string, address = '') {
  const html = address && (await askPage(address).catch(() => ''))
  if (!html) return false
  const built = new DOMParser().parseFromString(html, 'text/html')
  const content = built.querySelector('main')
  if (!content || built.documentElement.dataset.page !== pageId) return false
  for (const script of content.querySelectorAll('script')) script.remove()
  const sheets = [...built.querySelectorAll('link[rel=stylesheet], head > style')]
  frame.head.append(...sheets.map(sheet => frame.importNode(sheet, true)))
  frame.documentElement.dataset.page = pageId
  main.append(...[...content.childNodes].map(node => frame.importNode(node, true)))
  return true
}
