/** The hint's keys in browser storage: how often the site was visited, and that the hint was shown. */
export const INSTALL_KEYS = { visits: 'visits', shown: 'installHint' } as const

/** What the hint depends on. */
interface InstallFacts {
  /** As stored, or absent. */
  visits: string | null
  shown: string | null
  isInstalled: boolean
  /** The page has a form or another card, which the hint must not cover. */
  isBusy: boolean
}

/** Whether the hint is shown: once, from the second visit on, where the site is not installed. */
export function isInstallHintDue({ visits, shown, isInstalled, isBusy }: InstallFacts): boolean {
  return Number(visits) >= 2 && shown === null && !isInstalled && !isBusy
}
