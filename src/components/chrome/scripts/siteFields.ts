import { call } from '#contract/call.ts'
import { getSettings } from '#contract/settings.ts'
import { mailLink, mapLink, telephoneLink } from '#domain/visitor/contactLinks.ts'

/** The address a field's link leads to. */
const LINKS: Record<string, (text: string) => string | null> = {
  address: mapLink,
  phone: telephoneLink,
  email: mailLink,
}

/** Puts the centre's name and contact of this moment in the place of the build's. */
export function startSiteFields(): void {
  if (document.readyState === 'complete') void refreshSiteFields()
  else addEventListener('load', () => void refreshSiteFields(), { once: true })
}

async function refreshSiteFields(): Promise<void> {
  try {
    const { settings } = await call(getSettings)
    const fields: Record<string, unknown> = { ...settings }
    for (const place of document.querySelectorAll<HTMLElement>('[data-site-field]')) {
      show(place, String(fields[place.dataset.siteField ?? ''] ?? ''))
    }
  } catch {
    // The fields of the build stand.
  }
}

function show(place: HTMLElement, text: string): void {
  if (text === '' || place.textContent === text) return
  place.textContent = text
  const link = LINKS[place.dataset.siteField ?? '']?.(text)
  const anchor = place.closest('a')
  if (anchor && link) anchor.href = link
}
