import { atom } from 'nanostores'

/** What the panel says after something was done; `id` tells two equal messages apart. */
export interface Banner {
  kind: 'success' | 'error'
  text: string
  id: number
  /** What can be done about it: taking it back. */
  action?: BannerAction | undefined
}

export interface BannerAction {
  label: string
  run: () => void
}

export const $banner = atom<Banner | null>(null)

/** A success banner stays 3 seconds (SPEC section 9); an error stays until it is closed or replaced. */
const SHOWN_MS = 3_000
let timer: ReturnType<typeof setTimeout> | undefined
let count = 0

export function showSuccess(text: string, action?: BannerAction): void {
  show('success', text, action)
  releaseBanner()
}

/** Keeps a banner while someone points at it or has come to it by the keyboard. */
export function holdBanner(): void {
  clearTimeout(timer)
}

/** Lets a success go after its time. */
export function releaseBanner(): void {
  clearTimeout(timer)
  if ($banner.get()?.kind === 'success') timer = setTimeout(closeBanner, SHOWN_MS)
}

export function showError(text: string): void {
  show('error', text)
}

export function closeBanner(): void {
  clearTimeout(timer)
  $banner.set(null)
}

function show(kind: Banner['kind'], text: string, action?: BannerAction): void {
  clearTimeout(timer)
  count += 1
  $banner.set({ kind, text, id: count, action })
}
