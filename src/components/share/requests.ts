import { createHash } from 'node:crypto'
import { seen } from '#domain/content/plainText.ts'
import type { Building, Typefaces } from '#domain/theme/look.ts'
import type { SiteColor } from '#domain/theme/siteColor.ts'

/** What a picture or an icon is drawn from. */
export interface Look {
  color: SiteColor
  /** The center's own logo; absent: the drawn star. */
  logo?: Logo | undefined
  /** The pair of its texts; absent: figtree. */
  typefaces?: Typefaces | undefined
  /** Whose sign the drawn star has; absent: dome. */
  building?: Building | undefined
}

/** A stored picture: its name is its content's hash. */
export interface Logo {
  name: string
  /** Base64. */
  data: string
}

/** A picture that other sites and messengers show beside a link to a page. */
export interface SharePicture extends Look {
  /** The name of the page or event; of the center for the general picture. */
  title: string
  /** One line below, such as the date. */
  detail: string
  /** The center's name above the title; '' for the general picture, whose title it is. */
  site: string
}

/** An icon of the installed site. */
export interface AppIcon extends Look {
  size: number
  /** On a ground that fills the square, since the system cuts its own shape out of it. */
  isMaskable: boolean
}

/** The icons that the manifest names, by path. */
export const APP_ICONS = {
  '/icon-192.png': { size: 192, isMaskable: false },
  '/icon-512.png': { size: 512, isMaskable: false },
  '/icon-maskable-512.png': { size: 512, isMaskable: true },
} as const

/** A file to draw when all pages are rendered. */
export type ShareFile =
  | { kind: 'picture'; of: SharePicture }
  | { kind: 'icon.svg' | 'icon.ico' | 'touch.png'; of: Look }
  | { kind: 'app.png'; of: AppIcon }
  | { kind: 'badge.png'; of: Pick<Look, 'building'> & { logo?: undefined } }

/** Raised when drawings change, so that kept ones are drawn again. */
const DRAWING = 2

/** The key of a file's content: equal keys, equal files. */
export function shareKey({ kind, of: { logo, ...of } }: ShareFile): string {
  const source = JSON.stringify([DRAWING, kind, of, logo?.name])
  return createHash('sha256').update(source).digest('base64url').slice(0, 12)
}

/**
 * The requested files by path. On the global object: the pages are bundled, so a module of theirs
 * is another than that of the integration that draws.
 */
const holder = globalThis as typeof globalThis & { shareFiles?: Map<string, ShareFile> }
export function shareFiles(): Map<string, ShareFile> {
  holder.shareFiles ??= new Map()
  return holder.shareFiles
}

/** Letters that the fonts of the pictures have, beside digits and signs. */
const DRAWN =
  /^[ -\u017F\u1E00-\u1EFF\u0600-\u06FF\uFDF2\uFDFA\uFDFB\u200B-\u200F\u2010-\u2044\u20AC\u2122\u2212]*$/
const GENERAL = '/og.png'
/** For notifications (worker/push.ts). */
export const BADGE = '/badge-96.png'

/** Signs without a drawing, emoji among them, are left out of a picture; letters never are. */
const drawable = (text: string) =>
  seen(
    [...text.normalize('NFC').replace(/[ʼʾʿ]/g, '’')]
      .filter(char => DRAWN.test(char) || /[\p{L}\p{M}\p{N}]/u.test(char))
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
  )

/**
 * Requests the general picture and the icons of a site. Returns nothing: their paths are fixed.
 */
export function requestSiteFiles(look: Look, name: string, detail: string): void {
  const files = shareFiles()
  const of = { title: drawable(name), detail: drawable(detail), site: '', ...look }
  files.set(GENERAL, { kind: 'picture', of })
  files.set('/favicon.svg', { kind: 'icon.svg', of: look })
  files.set('/favicon.ico', { kind: 'icon.ico', of: look })
  files.set('/apple-touch-icon.png', { kind: 'touch.png', of: look })
  files.set(BADGE, { kind: 'badge.png', of: { building: look.building } })
  for (const [path, icon] of Object.entries(APP_ICONS)) {
    files.set(path, { kind: 'app.png', of: { ...look, ...icon } })
  }
}

/**
 * Requests a page's picture and returns its path, which names its content; the path of the general
 * picture where a text has letters that no font here has.
 */
export function requestPicture(picture: SharePicture): string {
  const { title, detail, site } = picture
  const texts = { title: drawable(title), detail: drawable(detail), site: drawable(site) }
  if (!texts.title || !DRAWN.test(texts.title + texts.detail + texts.site)) return GENERAL
  const file: ShareFile = { kind: 'picture', of: { ...picture, ...texts } }
  const path = `/_astro/share.${shareKey(file)}.png`
  shareFiles().set(path, file)
  return path
}
