import { useId, useState } from 'react'
import { askPage } from '#contract/ask.ts'
import { isOwn } from '#domain/content/ownPages.ts'
import { givenTitle, titleOf } from '#domain/structure/names.ts'
import { shellPath } from '#domain/structure/pageShell.ts'
import { specifiedPage } from '#domain/structure/specified.ts'
import type { Page, Structure } from '#domain/structure/structure.ts'
import { Button } from '#islands/ui/Button.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { ChangeButton } from '#panel/shell/ChangeButton.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { AddBlock } from './AddBlock.tsx'
import { ArrangedPage } from './ArrangedPage.tsx'
import {
  isLinked,
  newId,
  OWN_PREFIX,
  titled,
  withCopyOfPage,
  withLinkTo,
  withPage,
} from './edits.ts'
import { type OpenedPage, openPage } from './openedPage.ts'
import { PageBlocks } from './PageBlocks.tsx'
import { change } from './structure.ts'

interface Props {
  structure: Structure
  page: Page
  /** Where visitors find the page now, if they do. */
  built: string | undefined
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>
  isOpen: boolean
  onToggle: () => void
  /** Opens the new page. */
  onCopied: (id: string) => void
}

/** One page: its title and address, whether it is shown; open, what can be changed. */
export function PageRow({ structure, page, built, errors, isOpen, onToggle, onCopied }: Props) {
  const id = useId()
  const { state, address } = page
  const name = titleOf(page) || 'New page'
  const specified = specifiedPage(page.id)
  const edit = (next: (page: Page) => Page) =>
    change(structure => withPage(structure, page.id, next))
  const isShown = state === 'shown'
  const inNoMenu = isShown && isOwn(page.id) && !isLinked(structure, page)
  return (
    <li className="page-row" aria-labelledby={id} data-state={state}>
      <div className="page-row-head line-s spread">
        <p>
          <b id={id}>{name}</b> <span className="muted page-row-address">{address}</span>
          {!isShown && <span className="badge badge-plain">Not shown</span>}
          {inNoMenu && <span className="badge badge-plain">In no menu</span>}
        </p>
        <div className="line-2xs">
          {!isShown && (
            <Button icon="eye" onClick={() => edit(one => ({ ...one, state: 'shown' }))}>
              Show<span className="visually-hidden"> {name}</span>
            </Button>
          )}
          {inNoMenu && (
            <Button icon="plus" onClick={() => change(all => withLinkTo(all, page))}>
              To the menu<span className="visually-hidden"> {name}</span>
            </Button>
          )}
          <ChangeButton {...{ name, isOpen, onToggle }} />
        </div>
      </div>
      {isOpen && (
        <div className="page-row-body">
          <div className="form">
            <TextField
              label="Title"
              hint={
                isOwn(page.id)
                  ? 'In the menu, in the browser’s tab and for search engines.'
                  : `In the menu, in the browser’s tab and for search engines. Empty: ${givenTitle(page.id)}`
              }
              value={page.title ?? ''}
              error={errors.title}
              onChange={title => edit(one => titled(one, title))}
            />
            <TextField
              label="Address"
              hint={
                specified?.isFixed
                  ? 'This page keeps its address.'
                  : 'The old address leads to the new one.'
              }
              readOnly={specified?.isFixed}
              value={address}
              error={errors.address}
              onChange={next => edit(one => ({ ...one, address: next.trim().toLowerCase() }))}
            />
            <PageBlocks page={page} />
            <AddBlock page={page} />
            <p className="cluster">
              <PanelLink href={`/admin/content/${page.id}`}>Edit its texts and pictures</PanelLink>
              {isShown && !specified?.alwaysShown && (
                <Button
                  kind="link"
                  icon="eyeOff"
                  onClick={() => edit(one => ({ ...one, state: 'hidden' }))}
                >
                  Hide<span className="visually-hidden"> {name}</span>
                </Button>
              )}
              {isOwn(page.id) && (
                <Button
                  kind="link"
                  icon="copy"
                  onClick={() => {
                    const copy = newId(OWN_PREFIX[page.site])
                    change(all => withCopyOfPage(all, page, copy))
                    onCopied(copy)
                  }}
                >
                  Duplicate this page
                </Button>
              )}
              {isOwn(page.id) && (
                <Button
                  kind="link"
                  icon="trash2"
                  onClick={() =>
                    edit(one => ({
                      ...one,
                      state: 'removed',
                      removedAt: new Date().toISOString(),
                    }))
                  }
                >
                  Remove this page
                </Button>
              )}
            </p>
          </div>
          <Folded className="page-preview" summary="See the page as it will be" isOpen={isWide()}>
            {() => <PagePreview structure={structure} page={page} address={built} />}
          </Folded>
        </div>
      )}
    </li>
  )
}

/** From this width of the window on, the preview is beside the list (pages.css has the same). */
const isWide = (): boolean => matchMedia('(min-width: 80rem)').matches

interface PagePreviewProps {
  structure: Structure
  page: Page
  /** Where visitors find the page now, if they do. */
  address: string | undefined
}

/**
 * A page as it is arranged here, before it is saved. One that people made is drawn by the components of
 * the site, inside of the site's own frame; one that comes with the site is the page as it was built.
 */
function PagePreview({ structure, page, address }: PagePreviewProps) {
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
