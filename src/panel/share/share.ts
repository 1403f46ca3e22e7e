import { atom } from 'nanostores'

/** What was just posted or changed, ready to be told elsewhere. */
export interface Shared {
  title: string
  /** Below the title; '' for nothing. */
  text: string
  /** The page of this site that has it. */
  path: string
  /** Visitors do not see it yet, which is said to who shares it. */
  isUnseen?: boolean
}

export const $shared = atom<Shared | null>(null)
export const offerToShare = (shared: Shared): void => $shared.set(shared)
export const closeShare = (): void => $shared.set(null)

/** All that is told, but the address. */
export const shareText = ({ title, text }: Shared): string =>
  [title, text].filter(Boolean).join('\n')

/** Where a text can be sent to without the device's own dialog. */
export function shareLinks(shared: Shared, origin: string) {
  const { title, text, path } = shared
  const url = new URL(path, origin).href
  const body = shareText(shared)
  const [encoded, encodedUrl] = [encodeURIComponent(body), encodeURIComponent(url)]
  return [
    {
      name: 'WhatsApp',
      href: `https://wa.me/?text=${encodeURIComponent(`*${title}*\n`)}${text ? encodeURIComponent(`${text}\n`) : ''}${encodedUrl}`,
    },
    { name: 'Telegram', href: `https://t.me/share/url?url=${encodedUrl}&text=${encoded}` },
    {
      name: 'E-mail',
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${body}\n\n${url}`)}`,
    },
  ]
}
