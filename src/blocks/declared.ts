/**
 * The blocks that every page can have: their names, and the texts of each as kind and label, which are
 * sections of the content. Data without imports, so that storage, API and panel can read it.
 */
export const BLOCKS = {
  text: {
    name: 'Text',
    about: 'A heading and paragraphs',
    fields: { title: ['line', 'Heading'], text: ['html', 'Text'] },
  },
  picture: {
    name: 'Text with picture',
    about: 'A text beside a picture',
    fields: { title: ['line', 'Heading'], text: ['html', 'Text'], image: ['image', 'Picture'] },
  },
  cards: {
    name: 'Cards',
    about: 'Short texts side by side',
    fields: { title: ['line', 'Heading'], items: ['cards', 'Cards'] },
  },
  steps: {
    name: 'Steps',
    about: 'What to do, one after the other',
    fields: { title: ['line', 'Heading'], items: ['cards', 'Steps'] },
  },
  questions: {
    name: 'Questions and answers',
    about: 'Questions that open to their answers',
    fields: { title: ['line', 'Heading'], items: ['faq', 'Questions and answers'] },
  },
  people: {
    name: 'People',
    about: 'Photos or initials with names and what each does',
    fields: { title: ['line', 'Heading'], items: ['people', 'People'] },
  },
  timeline: {
    name: 'Timeline',
    about: 'Years and what happened',
    fields: { title: ['line', 'Heading'], items: ['timeline', 'Timeline'] },
  },
} as const
export type BlockType = keyof typeof BLOCKS

const SECTION = /^([a-z]+-[a-z0-9]{8})-([a-z]+)$/

/** The block and field of a section's id, 'cards-k3m9x2ab-items'; undefined for every other id. */
export function blockField(
  sectionId: string,
): { block: string; kind: string; label: string } | undefined {
  const [, block = '', name = ''] = SECTION.exec(sectionId) ?? []
  const type = block.split('-')[0] ?? ''
  if (!Object.hasOwn(BLOCKS, type)) return undefined
  const fields: Readonly<Record<string, readonly [string, string]>> =
    BLOCKS[type as BlockType].fields
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field && { block, kind: field[0], label: `${BLOCKS[type as BlockType].name}: ${field[1]}` }
}

/** The ids of a block's sections. */
export const sectionsOf = (id: string, type: string): string[] =>
  Object.hasOwn(BLOCKS, type)
    ? Object.keys(BLOCKS[type as BlockType].fields).map(field => `${id}-${field}`)
    : []
