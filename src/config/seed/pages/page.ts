import type { ContentPage } from '#domain/content/page.ts'

/** The seed has no history of its own: its pages are as old as the building's ownership. */
const SEEDED = '2019-04-01T12:00:00.000Z'

/** A seed page from its sections, each an id with its name in the editor and its content. */
export function page(
  id: string,
  title: string,
  route: string,
  sections: Readonly<Record<string, readonly [title: string, content: string]>>,
): ContentPage {
  return {
    id,
    title,
    route,
    lastUpdated: SEEDED,
    sections: Object.fromEntries(
      Object.entries(sections).map(([sectionId, [name, content]]) => [
        sectionId,
        { id: sectionId, title: name, content },
      ]),
    ),
  }
}
