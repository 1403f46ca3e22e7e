import type { Kind } from '../kinds.ts'

/** What the registry knows of one section. */
export interface SectionDefinition {
  /** Its name in the editor. */
  title: string
  kind: Kind
}

/** What the registry knows of one page; its sections stand in the order of the editor. */
export interface PageDefinition<Id extends string = string> {
  title: string
  /** Where 'View Page' leads. */
  route: string
  sections: Readonly<Record<Id, SectionDefinition>>
}

/** One page of the registry: its sections as id, kind and name in the editor. */
export function definePage<Id extends string>(
  title: string,
  route: string,
  sections: Readonly<Record<Id, readonly [kind: Kind, title: string]>>,
): PageDefinition<Id> {
  const entries = Object.entries<readonly [Kind, string]>(sections).map(
    ([id, [kind, name]]) => [id, { title: name, kind }] as const,
  )
  return { title, route, sections: Object.fromEntries(entries) as PageDefinition<Id>['sections'] }
}
