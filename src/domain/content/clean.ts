import { allowedHtml } from './html.ts'
import type { Kind } from './kinds.ts'

/** A section's text as it is stored: HTML without what it may not hold, the rest as written. */
export const cleanContent = (kind: Kind, content: string): string =>
  kind === 'html' ? allowedHtml(content) : content
