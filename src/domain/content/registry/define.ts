import type { Kind } from '../kinds.ts'

/** The limits of a section's text besides its kind. */
export interface Limits {
  /** It may not be empty. */
  required?: true
  /** The most characters it may have. */
  most?: number
}

/** One section of the registry. */
export interface SectionDefinition extends Limits {
  /** Its name in the editor. */
  title: string
  kind: Kind
  /** A hint that the editor shows with its name. */
  hint?: string
}

/** One page of the registry; its sections are in the order of the editor. */
export interface PageDefinition<Id extends string = string> {
  title: string
  /** The address of 'View Page'. */
  route: string
  sections: Readonly<Record<Id, SectionDefinition>>
}

type Entry = readonly [kind: Kind, title: string, more?: Omit<SectionDefinition, 'kind' | 'title'>]

/** One page of the registry: its sections as id, kind, name in the editor, and options. */
export function definePage<Id extends string>(
  title: string,
  route: string,
  sections: Readonly<Record<Id, Entry>>,
): PageDefinition<Id> {
  const entries = Object.entries<Entry>(sections).map(
    ([id, [kind, name, more]]) => [id, { title: name, kind, ...more }] as const,
  )
  return { title, route, sections: Object.fromEntries(entries) as PageDefinition<Id>['sections'] }
}
