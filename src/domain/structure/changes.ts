import { capital } from '#locale/capital.ts'
import { titleOf } from './names.ts'
import { findPage, type Page, type Structure } from './structure.ts'

/** What a save of the structure changed, for the activity log: 'Hid the page “Nikah”'. */
export function structureInWords(before: Structure, after: Structure): string {
  const was = (page: Page) => findPage(before, page.id)
  const turned = (state: Page['state'], from: Page['state']) =>
    after.pages.filter(page => page.state === state && was(page)?.state === from)
  const parts = [
    ...after.pages.filter(page => !was(page)).map(page => `added the page ${quoted(page)}`),
    ...[...turned('removed', 'shown'), ...turned('removed', 'hidden')].map(
      page => `removed the page ${quoted(page)}`,
    ),
    ...[...turned('shown', 'removed'), ...turned('hidden', 'removed')].map(
      page => `brought back the page ${quoted(page)}`,
    ),
    ...turned('hidden', 'shown').map(page => `hid the page ${quoted(page)}`),
    ...turned('shown', 'hidden').map(page => `showed the page ${quoted(page)}`),
    ...after.pages
      .filter(page => isChanged(was(page), page))
      .map(page => `changed the page ${quoted(page)}`),
    ...(['school', 'other'] as const).flatMap(id => {
      const [then, now] = [before.sites[id].on, after.sites[id].on]
      const name = id === 'school' ? 'the school' : `“${after.sites.other.name}”`
      if (then === now) return []
      return now ? `switched ${name} on` : `switched ${name} off`
    }),
    ...(menusOf(before) === menusOf(after) ? [] : ['changed the menus']),
  ]
  const text = parts.join('; ') || 'saved the pages and menus without a change'
  return capital(text)
}

const quoted = (page: Page) => `“${titleOf(page)}”`

const isChanged = (was: Page | undefined, page: Page): boolean =>
  was !== undefined &&
  was.state === page.state &&
  JSON.stringify({ ...was, state: '' }) !== JSON.stringify({ ...page, state: '' })

const menusOf = ({ sites }: Structure): string =>
  JSON.stringify(Object.values(sites).map(({ menu, footer }) => ({ menu, footer })))
