import { qrCode } from '#domain/qrCode.ts'
import type { ScreenSettings } from '#domain/screens/screen.ts'

let shown = ''

/** Shows the code to the donation page as the screen's settings say; '' is the site's own page, whose address the screen has where the site shows it. */
export function paintDonation({ on, address }: ScreenSettings['donation']): void {
  const key = `${on} ${address}`
  if (key === shown) return
  shown = key
  for (const element of document.querySelectorAll<HTMLElement>('[data-donation]')) {
    const leadsTo = address || element.dataset.donation || ''
    element.hidden = !on || leadsTo === ''
    const { size, path } = qrCode(leadsTo)
    const code = element.querySelector('svg')
    code?.setAttribute('viewBox', `0 0 ${size} ${size}`)
    code?.querySelector('path')?.setAttribute('d', path)
  }
}
