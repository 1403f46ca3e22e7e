import { publishNow } from '#contract/publishing.ts'
import { errorsByPath } from '#domain/declared/schema.ts'
import { type Difference, fieldDifference } from '#domain/declared/words.ts'
import { blockName, labelOf, titleOf } from '#domain/structure/names.ts'
import { type MenuItem, type Page, SITE_IDS, type Structure } from '#domain/structure/structure.ts'
import { StructureValuesSchema } from '#domain/structure/structureSchema.ts'
import { STRUCTURE } from '#domain/structure/thing.ts'
import { documentForm } from '#panel/editing/documentForm.ts'
import type { Errors } from '#panel/editing/form.ts'
import { publishStatus } from '#panel/publishing/publishing.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

export interface StructureValues {
  readonly structure: Structure
}

export const structureForm = documentForm<StructureValues>({
  name: 'structure',
  thing: STRUCTURE,
  differencesOf: structureDifferences,
  // By the path of a field, as the server names them too.
  check: values => errorsByPath(StructureValuesSchema, values) as Errors<StructureValues>,
  saved: 'The pages and menus have been successfully updated.',
  done: 'The pages and menus were changed.',
  hasHiddenFields: true,
  onSaved: () => void rebuild(),
})

/** Prebuilt pages follow a rebuild alone; a site that cannot rebuild itself follows its next deploy. */
export async function rebuild(): Promise<void> {
  const status = await callAsAdmin(publishNow).catch(() => null)
  if (status) publishStatus.set(status)
}

/** Changes what is typed. */
export const change = (edit: (structure: Structure) => Structure): void =>
  structureForm.edit(({ structure }) => ({ structure: edit(structure) }))

const STATES = { shown: 'Shown', hidden: 'Not shown', removed: 'Removed' } as const

const SITE_NAMES = { main: 'the site', school: 'the school', other: 'the other part' } as const

/** What two versions of the pages and menus say differently. */
function structureDifferences(
  { structure: before }: StructureValues,
  { structure: after }: StructureValues,
): Difference[] {
  const ids = new Set([...before.pages, ...after.pages].map(({ id }) => id))
  const pages = [...ids].flatMap(id => {
    const find = ({ pages }: Structure) => pages.find(page => page.id === id)
    const [was, is] = [find(before), find(after)]
    const name = titleOf(is ?? was ?? { id })
    return [
      ...fieldDifference(`Page “${name}”`, inWords(was), inWords(is)),
      ...fieldDifference(`Parts of “${name}”`, blocksInWords(was), blocksInWords(is)),
    ]
  })
  const sites = SITE_IDS.flatMap(id => [
    ...fieldDifference(
      `Whether there is ${SITE_NAMES[id]}`,
      before.sites[id].on ? 'Yes' : 'No',
      after.sites[id].on ? 'Yes' : 'No',
    ),
    ...(['menu', 'footer'] as const).flatMap(place => {
      const words = (structure: Structure) =>
        structure.sites[id][place].map((item: MenuItem) =>
          [item, ...(item.items ?? [])]
            .map(one => labelOf(structure, id, place, one).text || one.href)
            .join(' › '),
        )
      const [was, is] = [words(before), words(after)]
      return fieldDifference(`The ${place} of ${SITE_NAMES[id]}`, was.join('\n'), is.join('\n'))
    }),
  ])
  return [...sites, ...pages]
}

const inWords = (page: Page | undefined): string =>
  page ? `${titleOf(page)}, ${page.address}, ${STATES[page.state]}` : ''

const blocksInWords = (page: Page | undefined): string =>
  page
    ? page.blocks
        .map(block => `${blockName(page, block)}${block.hidden ? ' (hidden)' : ''}`)
        .join('\n')
    : ''
