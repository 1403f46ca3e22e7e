import EDITOR from 'virtual:editor-file'
import { isAllowed, ownsPage, type Role } from '#domain/account/roles.ts'
import { glyphHtml } from '#islands/ui/glyphHtml.ts'
import { pencil } from '#islands/ui/lucideOnSite.ts'
import type * as Editor from '#panel/onPage/load.ts'
import { $user } from '#stores/session.ts'
import { editTexts } from '#texts/edit.ts'
import { putAll } from './places.ts'

/** Written here, so that visitors' style sheets have nothing of it. */
const STYLE = {
  position: 'fixed',
  zIndex: 'var(--z-sticky)',
  insetBlockEnd: 'max(var(--space-s), env(safe-area-inset-bottom))',
  insetInlineStart: 'var(--space-s)',
  borderRadius: 'var(--radius-pill)',
  boxShadow: 'var(--shadow-1)',
}

/**
 * Adds 'Edit this page' while the stored user may edit its content; the server decides on every save.
 * The editor is loaded by the click, or at once where the address asks for it ('?edit=home/welcome').
 */
export function startEditLink(): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button-primary'
  Object.assign(button.style, STYLE)
  button.innerHTML = `${glyphHtml(pencil)}<span></span>`
  const label = button.querySelector('span')
  const name = (text: string) => {
    if (label) label.textContent = text
  }
  name(editTexts.edit)

  const setBusy = (isBusy: boolean) => {
    button.ariaBusy = isBusy ? 'true' : null
    button.style.opacity = isBusy ? '0.6' : ''
  }

  const edit = async (wanted = '') => {
    if (button.ariaBusy === 'true') return
    setBusy(true)
    try {
      if (import.meta.env.DEV) withoutFastRefresh()
      const { loadEditor }: typeof Editor = await import(/* @vite-ignore */ EDITOR)
      const { editPage } = await loadEditor()
      name(editTexts.edit)
      button.hidden = true
      const onDone = () => {
        button.hidden = false
        forgetWish()
        button.focus({ preventScroll: true })
      }
      editPage({ put: putAll, wanted, onDone })
    } catch {
      name(editTexts.failed)
    }
    setBusy(false)
  }
  button.addEventListener('click', () => void edit())

  let wanted = new URLSearchParams(location.search).get('edit')
  $user.subscribe(user => {
    const role = user?.role as Role
    const { page = 'header' } = document.documentElement.dataset
    if (!user || !isAllowed(role, 'content') || !ownsPage(role, page)) {
      button.remove()
      return
    }
    document.querySelector('.skip-link')?.after(button)
    keepAboveCard(button)
    if (wanted !== null) void edit(wanted)
    wanted = null
  })
}

/** On a phone the card of the WhatsApp group, or of installing, lies along the lower edge. */
function keepAboveCard(button: HTMLElement): void {
  const place = () => {
    const card = document.querySelector<HTMLElement>('.group-card:not([hidden])')
    const isCovered = card && matchMedia('(max-width: 40rem)').matches
    const above = isCovered ? `calc(${card.offsetHeight}px + var(--space-s))` : STYLE.insetBlockEnd
    button.style.insetBlockEnd = above
  }
  const observer = new MutationObserver(place)
  observer.observe(document.body, { childList: true })
  const group = document.querySelector('[data-group-card]')
  if (group) observer.observe(group, { attributeFilter: ['hidden'] })
  place()
}

/** A reload shows the page as it is. */
function forgetWish(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('edit')) return
  address.searchParams.delete('edit')
  history.replaceState(history.state, '', address)
}

/** The development server prepares pages with islands alone for React's modules. */
function withoutFastRefresh(): void {
  if ('$RefreshReg$' in globalThis) return
  Object.assign(globalThis, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
}
