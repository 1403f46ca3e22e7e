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

/** Where a text can be sent to without the device's own dialog. */
export function shareLinks({ title, text, path }: Shared, origin: string) {
  const url = new URL(path, origin).href
  const body = [title, text].filter(Boolean).join('\n')
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

/** Opens the device's own dialog; closing it is no failure. */
export async function shareByDevice({ title, text, path }: Shared): Promise<void> {
  try {
    const url = new URL(path, location.origin).href
    await navigator.share({ title, text: [title, text].filter(Boolean).join('\n'), url })
  } catch {
    // Nobody was chosen.
  }
}
