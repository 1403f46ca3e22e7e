import { INSTALL_KEYS, isInstallHintDue } from '#domain/visitor/install.ts'
import type { InstallPrompt } from './installHint.ts'

/** Shows once, from the second visit on, that the site can be installed; the browser's own bar never comes. */
export function startInstall(): void {
  try {
    if (!sessionStorage.getItem(INSTALL_KEYS.visits)) {
      sessionStorage.setItem(INSTALL_KEYS.visits, '1')
      const before = Number(localStorage.getItem(INSTALL_KEYS.visits)) || 0
      localStorage.setItem(INSTALL_KEYS.visits, `${before + 1}`)
    }
  } catch {
    // Without storage the hint would come on every page, so it never does.
    return
  }
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    void offer(event as InstallPrompt)
  })
  // Only browsers of iPhones and iPads have it; they have no prompt.
  if ('standalone' in navigator) void offer()
}

async function offer(prompt?: InstallPrompt): Promise<void> {
  const isDue = isInstallHintDue({
    visits: localStorage.getItem(INSTALL_KEYS.visits),
    shown: localStorage.getItem(INSTALL_KEYS.shown),
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    isBusy:
      !document.querySelector('[data-offline]') ||
      !!document.querySelector('main :is(input,textarea),.frame'),
  })
  if (!isDue) return
  const { showInstallHint } = await import('./installHint.ts')
  showInstallHint(prompt)
}
