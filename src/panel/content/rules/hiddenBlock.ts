import { blockField } from '#blocks/declared.ts'
import { findPage, type Structure } from '#domain/structure/structure.ts'

/** The blocks of the specification's pages whose sections are called otherwise, by how these begin. */
const BLOCKS: Readonly<Record<string, string>> = {
  services: 'programs',
  purpose: 'mission',
  history: 'story',
  trustees: 'boards',
  directors: 'boards',
  about: 'preparation',
  form: 'application',
  schoolEvents: 'year',
}

/** Whether a section belongs to a part of its page that visitors do not see. */
export function isInHiddenBlock(structure: Structure, pageId: string, sectionId: string): boolean {
  const blocks = findPage(structure, pageId)?.blocks ?? []
  const [begins = ''] = sectionId.split('-')
  const names = [blockField(sectionId)?.block ?? begins, BLOCKS[begins]]
  const block = names.flatMap(name => blocks.find(({ id }) => id === name) ?? [])[0]
  return block?.hidden ?? false
}
