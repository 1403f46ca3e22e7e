import { pageOf, SPECIFIED, type SpecifiedPage, specifiedPage } from './specified.ts'
import type { Page, Structure } from './structure.ts'

/**
 * A stored structure with what the specification has gained since it was saved: a page or block of a
 * newer release is there, hidden until someone shows it, and one that no longer exists is left out. What
 * a newer release always shows is shown.
 */
export function complete(structure: Structure): Structure {
  const known = new Set(structure.pages.map(({ id }) => id))
  const gained = Object.entries<SpecifiedPage>(SPECIFIED).flatMap(([id, specified]) =>
    known.has(id) ? [] : { ...pageOf(id, specified), state: 'hidden' as const },
  )
  return { ...structure, pages: [...structure.pages.map(withBlocks), ...gained].map(shownIfAlways) }
}

const shownIfAlways = (page: Page): Page =>
  specifiedPage(page.id)?.alwaysShown ? { ...page, state: 'shown' } : page

function withBlocks(page: Page): Page {
  const specified = specifiedPage(page.id)
  if (!specified) return page
  const ids = Object.keys(specified.blocks)
  const has = new Set(page.blocks.map(({ id }) => id))
  const blocks = page.blocks.filter(({ id, block }) => block !== 'page' || ids.includes(id))
  const gained = ids.filter(id => !has.has(id))
  if (blocks.length === page.blocks.length && gained.length === 0) return page
  return {
    ...page,
    blocks: [...blocks, ...gained.map(id => ({ id, block: 'page', hidden: true as const }))],
  }
}
