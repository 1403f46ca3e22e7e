import type { Block } from './block.ts'
import * as list from './list.ts'

export type BlockType = keyof typeof list

/** The blocks that every page can have, by their types. */
export const BLOCKS: Readonly<Record<BlockType, Block>> = list

/** A block by a type that was stored; undefined for one that this release does not know. */
export const blockOf = (type: string): Block | undefined =>
  Object.hasOwn(BLOCKS, type) ? BLOCKS[type as BlockType] : undefined

const SECTION = /^([a-z]+-[a-z0-9]{8})-([a-z]+)$/

/** A field of a block as a section of the content. */
interface BlockSection {
  block: string
  kind: string
  label: string
  hint: string | undefined
}

/** The block and field of a section's id, 'cards-k3m9x2ab-items'; undefined for every other id. */
export function blockField(sectionId: string): BlockSection | undefined {
  const [, id = '', name = ''] = SECTION.exec(sectionId) ?? []
  const block = blockOf(id.split('-')[0] ?? '')
  const field = block && Object.hasOwn(block.fields, name) ? block.fields[name] : undefined
  if (!block || !field) return undefined
  const [kind, label, hint] = field
  return { block: id, kind, label: `${block.name}: ${label}`, hint }
}

/** The ids of a block's sections. */
export const sectionsOf = (id: string, type: string): string[] =>
  Object.keys(blockOf(type)?.fields ?? {}).map(field => `${id}-${field}`)
