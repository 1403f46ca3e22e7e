import { isSecureAddress } from '#domain/content/addresses.ts'
import { effectiveContent } from '#domain/content/overlay.ts'
import type { SectionPath } from '#domain/content/registry.ts'
import type { SavedSections } from '#domain/content/saved.ts'
import { embeds } from './embeds.ts'
import { seedPages } from './seed/pages/index.ts'

/** The sections whose address is shown in a frame. */
const FRAMED_SECTIONS: readonly SectionPath[] = [
  'header/prayer-frame',
  'contact/map-address',
  'nikah/form-address',
  'schoolRegistration/form-address',
  'schoolContact/map-address',
]

/**
 * The origins that the pages' policy lets a frame show: those that content names, over https, and
 * that of our own player. A host that newer content names is allowed by the next build.
 */
export function frameOrigins(saved: SavedSections): string[] {
  const named = FRAMED_SECTIONS.map(path => effectiveContent(seedPages, saved, path).trim())
  const addresses = [embeds.videos.address, ...named]
  return [...new Set(addresses.filter(isSecureAddress).map(address => new URL(address).origin))]
}
