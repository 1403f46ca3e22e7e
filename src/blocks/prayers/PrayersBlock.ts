import { createElement as h } from 'react'
import { PRAYERS } from '#domain/prayer/names.ts'
import { archTexts } from '#texts/prayerPage.ts'
import type { BlockComponent } from '../component.ts'

/** The places of the arch as a plain table: the script in the head of every page fills both. */
export const PrayersBlock: BlockComponent = ({ section, heading, site }) => {
  const place = (as: string, name: string) =>
    h(as, { 'data-paint': name }, site.times[name] ?? '\u00a0')
  const row = (name: string) =>
    h(
      'tr',
      { key: name, 'data-prayer': name },
      h(
        'th',
        { scope: 'row', 'data-paint': `name-${name}` },
        site.times[`name-${name}`] ?? '\u00a0',
      ),
      h('td', null, place('bdi', `athan-${name}`)),
      h('td', null, place('bdi', `iqama-${name}`)),
    )
  return section(
    null,
    heading(),
    h(
      'div',
      { className: 'block-prayers', 'data-arch': 'built' },
      h(
        'p',
        { className: 'block-prayers-day' },
        place('span', 'date'),
        ' ',
        place('span', 'hijri'),
      ),
      h(
        'p',
        { className: 'block-prayers-lead' },
        place('span', 'head'),
        place('span', 'joint'),
        h('b', null, place('bdi', 'digits'), place('bdi', 'half')),
        place('span', 'rest-joint'),
        place('span', 'rest'),
      ),
      h(
        'table',
        null,
        h('caption', { className: 'visually-hidden' }, archTexts.caption),
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            [archTexts.prayer, archTexts.athan, archTexts.iqama].map(title =>
              h('th', { key: title, scope: 'col' }, title),
            ),
          ),
        ),
        h('tbody', null, PRAYERS.map(row)),
      ),
      // With both beginnings of Asr, where a mosque shows them.
      h('p', { className: 'block-prayers-day' }, place('span', 'sunrise')),
    ),
  )
}
