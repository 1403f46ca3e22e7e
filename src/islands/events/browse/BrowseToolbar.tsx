import { useLayoutEffect, useState } from 'react'
import type { Browsing } from '#domain/events/browse.ts'
import { type Category, categories as list } from '#domain/lists/categories.ts'
import { Glyph } from '#islands/ui/Glyph.tsx'
import { browse } from '#stores/browsing.ts'
import { eventSearchTexts as texts } from '#texts/eventList.ts'
import { CALENDAR, LIST, SEARCH } from './glyphs.ts'

interface Props {
  browsing: Browsing
  categories: readonly Category[]
  /** How many events match. */
  count: number
}

/** Search, category and view (docs/product.md, section 5); the number of matches is announced. */
export function BrowseToolbar({ browsing, categories, count }: Props) {
  const [early, setEarly] = useState<Partial<Browsing>>(entered)
  // Until React has taken the fields over they are those of the page, in which somebody may be typing.
  useLayoutEffect(() => {
    const now = entered()
    if (now.search || now.category) browse(now, 'typing')
    setEarly({})
  }, [])
  const { search, category, view } = { ...browsing, ...early }
  const isKnown = category === '' || categories.some(one => one === category)
  return (
    <search className="events-toolbar">
      <div className="events-search">
        <Glyph shapes={SEARCH} />
        <input
          type="search"
          className="input"
          aria-label={texts.search}
          placeholder={texts.placeholder}
          autoComplete="off"
          value={search}
          onChange={event => browse({ search: event.target.value }, 'typing')}
        />
      </div>
      <select
        className="input"
        aria-label={texts.category}
        autoComplete="off"
        value={category}
        onChange={event => browse({ category: event.target.value }, 'step')}
      >
        <option value="">{texts.all}</option>
        {categories.map(one => (
          <option key={one} value={one}>
            {list.name(one)}
          </option>
        ))}
        {!isKnown && <option value={category}>{category}</option>}
      </select>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a different layout */}
      <div className="events-views" role="group" aria-label={texts.view}>
        <ViewButton view="list" label={texts.list} shapes={LIST} isOn={view === 'list'} />
        <ViewButton
          view="calendar"
          label={texts.calendar}
          shapes={CALENDAR}
          isOn={view === 'calendar'}
        />
      </div>
      <p className="visually-hidden" role="status">
        {texts.count(count)}
      </p>
    </search>
  )
}

/** What was typed and chosen before the scripts came: React would empty the fields as it takes them over. */
function entered(): Partial<Browsing> {
  const fields = globalThis.document?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    '.events-toolbar .input',
  )
  const [search, category] = [...(fields ?? [])].map(({ value }) => value)
  return { ...(search && { search }), ...(category && { category }) }
}

interface ViewButtonProps {
  view: Browsing['view']
  label: string
  shapes: string
  isOn: boolean
}

function ViewButton({ view, label, shapes, isOn }: ViewButtonProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={() => browse({ view }, 'step')}>
      <Glyph shapes={shapes} />
      {label}
    </button>
  )
}
