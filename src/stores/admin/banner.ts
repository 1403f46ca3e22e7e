import { atom } from 'nanostores'

/** What the panel says after something was done; `id` tells two equal messages apart. */
export interface Banner {
  kind: 'success' | 'error'
  text: string
  id: number
}

export const $banner = atom<Banner | null>(null)

/** A success banner stays 3 seconds (SPEC section 9); an error stays until it is closed or replaced. */
const SHOWN_MS = 3_000
let timer: ReturnType<typeof setTimeout> | undefined
let count = 0

export function showSuccess(text: string): void {
  show('success', text)
  timer = setTimeout(closeBanner, SHOWN_MS)
}

export function showError(text: string): void {
  show('error', text)
}

export function closeBanner(): void {
  clearTimeout(timer)
  $banner.set(null)
}

function show(kind: Banner['kind'], text: string): void {
  clearTimeout(timer)
  count += 1
  $banner.set({ kind, text, id: count })
}
