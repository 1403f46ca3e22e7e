import { formatList } from '#domain/time/intl.ts'
import { capital } from '#locale/capital.ts'
import { titleOf } from './names.ts'
import { findPage, type Page, type Structure } from './structure.ts'

/** What a save of the structure changed, for the activity log: 'Hid the page “Nikah”'. */
export function structureInWords(before: Structure, after: Structure): string {
  const named = (verb: string, pages: readonly Page[]): string[] =>
    pages.length === 0
      ? []
      : [`${verb} the ${pages.length === 1 ? 'page' : 'pages'} ${formatList(pages.map(quoted))}`]
  const was = (page: Page) => findPage(before, page.id)
  const turned = (state: Page['state'], from: Page['state']) =>
    after.pages.filter(page => page.state === state && was(page)?.state === from)
  const parts = [
    ...named(
      'added',
      after.pages.filter(page => !was(page)),
    ),
    ...named('removed', [...turned('removed', 'shown'), ...turned('removed', 'hidden')]),
    ...named('brought back', [...turned('shown', 'removed'), ...turned('hidden', 'removed')]),
    ...named('hid', turned('hidden', 'shown')),
    ...named('showed', turned('shown', 'hidden')),
    ...named(
      'changed',
      after.pages.filter(page => isChanged(was(page), page)),
    ),
    ...(['school', 'other'] as const).flatMap(id => {
      const [then, now] = [before.sites[id].on, after.sites[id].on]
      const name = id === 'school' ? 'the school' : `“${after.sites.other.name}”`
      return then === now ? [] : [`switched ${name} ${now ? 'on' : 'off'}`]
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
