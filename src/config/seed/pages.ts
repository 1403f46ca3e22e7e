import type { SiteContent } from '#domain/content/page.ts'
import type { PageDefinition } from '#domain/content/registry/define.ts'
import { registry, type SectionPath, splitPath } from '#domain/content/registry.ts'
import pages from './pages.json' with { type: 'json' }

type Texts = Readonly<Record<string, string | readonly object[]>>

/** A section's content; that of a list is its items as JSON. */
const contentOf = (text: string | readonly object[]) =>
  typeof text === 'string' ? text : JSON.stringify(text, null, 2)

function seedPage([id, texts]: [string, Texts]) {
  const { title, route, sections }: PageDefinition = registry[id as keyof typeof pages]
  const contents = Object.entries(texts).map(([section, text]) => [
    section,
    { id: section, title: sections[section]?.title ?? section, content: contentOf(text) },
  ])
  return [id, { id, title, route, sections: Object.fromEntries(contents) }]
}

/**
 * The content a site starts with, by the ids of pages. What names a mosque, a person or an address in it
 * is an example that does not exist: a reserved domain, 555-01xx numbers, no such street.
 */
export const seedPages: SiteContent = Object.fromEntries(Object.entries<Texts>(pages).map(seedPage))

/** What a site starts with in a section; '' where it has nothing. */
export function seedText(path: SectionPath): string {
  const [page, section] = splitPath(path)
  return seedPages[page]?.sections[section]?.content ?? ''
}

const identity = (header: 'header' | 'schoolHeader') => ({
  name: seedText(`${header}/site-name`),
  address: seedText(`${header}/address`),
  phone: seedText(`${header}/phone`),
  email: seedText(`${header}/email`),
})

/** The names and contact values of the center and the school in it. */
export const IDENTITY = {
  masjid: identity('header'),
  school: identity('schoolHeader'),
}

/** The contact values in it: pages show them as the center's own, until it has saved others. */
export const EXAMPLE_CONTACTS: readonly string[] = Object.values(IDENTITY).flatMap(
  ({ address, phone, email }) => [address, phone, email],
)
