import { allowedHtml } from './html.ts'
import type { Kind } from './kinds.ts'

/**
 * A section's text as stored: HTML without forbidden elements, ids of school events as text, the
 * rest unchanged. Lists are validated before.
 */
export function cleanContent(kind: Kind, content: string): string {
  if (kind === 'html') return allowedHtml(content)
  return kind === 'schoolEvents' && content.trim() !== '' ? withTextIds(content) : content
}

/** Other programs send the ids of school events as numbers. */
function withTextIds(content: string): string {
  const items: { id?: unknown }[] = JSON.parse(content)
  if (!items.some(({ id }) => typeof id === 'number')) return content
  const texts = items.map(item =>
    typeof item.id === 'number' ? { ...item, id: String(item.id) } : item,
  )
  return JSON.stringify(texts, null, 2)
}
