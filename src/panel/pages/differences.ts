import { type Difference, fieldDifference } from '#domain/declared/words.ts'
import { blockName, labelOf, titleOf } from '#domain/structure/names.ts'
import { type MenuItem, type Page, SITE_IDS, type Structure } from '#domain/structure/structure.ts'
import type { StructureValues } from './structure.ts'

const STATES = { shown: 'Shown', hidden: 'Not shown', removed: 'Removed' } as const

const SITE_NAMES = { main: 'the site', school: 'the school', other: 'the other part' } as const

/** What two versions of the pages and menus say differently. */
export function structureDifferences(
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
