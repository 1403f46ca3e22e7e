import type { ScreenSettings } from '#domain/screens/screen.ts'
import { qrCode } from './qrCode.ts'

let shown = ''

/** Shows the code to the donation page as the screen's settings say; '' is the site's own page, whose code the page has. */
export function paintDonation({ on, address }: ScreenSettings['donation']): void {
  const key = `${on} ${address}`
  if (key === shown) return
  shown = key
  for (const element of document.querySelectorAll<HTMLElement>('[data-donation]')) {
    element.hidden = !on
    const { size, path } = qrCode(address || element.dataset.donation || '')
    const code = element.querySelector('svg')
    code?.setAttribute('viewBox', `0 0 ${size} ${size}`)
    code?.querySelector('path')?.setAttribute('d', path)
  }
}
