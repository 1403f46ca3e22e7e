import { isSecureAddress } from '#domain/content/addresses.ts'
import type { SectionPath } from '#domain/content/registry.ts'
import type { SavedContent } from '#domain/content/saved.ts'
import { PLAYER } from '#domain/videos/addresses.ts'
import { contentOf } from './seed/releases.ts'

/** The sections whose address is shown in a frame. */
const FRAMED_SECTIONS: readonly SectionPath[] = [
  'header/prayer-frame',
  'contact/map-address',
  'nikah/form-address',
  'schoolRegistration/form-address',
  'schoolContact/map-address',
]

/** The address of a frame that people added as a block. */
const isAdded = (path: string): boolean => /\/frame-[a-z0-9]{8}-address$/.test(path)
const isFramed = (path: string): boolean =>
  (FRAMED_SECTIONS as readonly string[]).includes(path) || isAdded(path)

/** The origin that a section's content shows in a frame; undefined for sections that show none. */
export function framedOrigin(path: SectionPath, content: string): string | undefined {
  const address = content.trim()
  if (!isFramed(path) || !isSecureAddress(address)) return undefined
  return new URL(address).origin
}

/** Whether a block would show a host in a frame that no page shows yet. */
export function showsNewHost(path: SectionPath, text: string, content: SavedContent): boolean {
  const origin = isAdded(path) ? framedOrigin(path, text) : undefined
  return origin !== undefined && !frameOrigins(content).includes(origin)
}

/**
 * The origins that the pages' CSP allows in frames: the https origins in the content, and that of our
 * own player. A host in newer content is allowed by the next build.
 */
export function frameOrigins(content: SavedContent): string[] {
  const added = Object.keys(content.sections).filter(isFramed) as SectionPath[]
  const named = [...FRAMED_SECTIONS, ...added].flatMap(
    path => framedOrigin(path, contentOf(content, path)) ?? [],
  )
  return [...new Set([new URL(PLAYER).origin, ...named])]
}
