import { INSTALL_KEYS } from '#domain/visitor/install.ts'
import { glyphHtml } from '#islands/ui/glyphHtml.ts'
import { x } from '#islands/ui/lucideOnSite.ts'
import { installTexts as texts } from '#texts/install.ts'
import { onceOutOfView } from './groupCard.ts'

/** The event of browsers that ask by themselves. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

const APPEARS_AFTER = 4_000

/**
 * The card that says how to install the site, in the form of the WhatsApp card: after the arch has left
 * the view, and never beside that card.
 */
export function showInstallHint(prompt?: InstallPrompt): void {
  setTimeout(() => {
    onceOutOfView(document.querySelector('.prayer-arch'), () => {
      const other = document.querySelector<HTMLElement>('[data-group-card]')
      if (other && !other.hidden) return
      localStorage.setItem(INSTALL_KEYS.shown, '1')
      document.querySelector('.footer')?.after(card(prompt))
    })
  }, APPEARS_AFTER)
}

function card(prompt?: InstallPrompt): HTMLElement {
  const aside = document.createElement('aside')
  aside.className = 'group-card'
  aside.style.rowGap = 'var(--space-2xs)'
  aside.setAttribute('aria-labelledby', 'install-title')
  aside.innerHTML = `<div class="group-head"><p id="install-title"></p>
    <button class="icon-button" type="button">${glyphHtml(x)}<span class="visually-hidden"></span></button></div>
    <p class="muted"></p>`
  const write = (selector: string, text: string) => {
    const place = aside.querySelector(selector)
    if (place) place.textContent = text
  }
  write('#install-title', texts.title)
  write('.visually-hidden', texts.close)
  write('.muted', prompt ? texts.text : `${texts.text} ${texts.steps}`)
  aside.querySelector('button')?.addEventListener('click', () => aside.remove())
  if (prompt) {
    const install = document.createElement('button')
    install.type = 'button'
    install.className = 'button button-primary'
    install.textContent = texts.install
    install.addEventListener('click', () => {
      aside.remove()
      void prompt.prompt()
    })
    const actions = document.createElement('div')
    actions.className = 'group-actions'
    actions.append(install)
    aside.append(actions)
  }
  return aside
}
