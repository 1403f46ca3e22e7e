import { useStore } from '@nanostores/react'
import { useMemo, useSyncExternalStore } from 'react'
import { SCHOOL_CATEGORIES } from '#domain/content/kinds.ts'
import {
  SCHOOL_CATEGORY_LABELS,
  type SchoolEvent,
  schoolEvents,
} from '#domain/school/schoolEvents.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { MonthCalendar } from '#islands/ui/calendar/MonthCalendar.tsx'
import { $now } from '#stores/clock.ts'
import { $newerContent } from '#stores/content.ts'
import './schoolCalendar.css'

interface Props {
  /** The events that the page was built with. */
  events: readonly SchoolEvent[]
  /** The language that they are written in, where that is not the page's. */
  lang?: string | undefined
  /** The mosque's IANA zone. */
  zone: string
  /** ISO instant the page was built at. */
  builtAt: string
}

/** The kinds of event with their colors. */
const legend = () => SCHOOL_CATEGORIES.map(tone => ({ tone, label: SCHOOL_CATEGORY_LABELS[tone] }))

/** The school's month, with the events of the selected day (docs/product.md, section 7). */
export function SchoolCalendar({ events, lang: builtLang, zone, builtAt }: Props) {
  const built = useMemo(() => new Date(builtAt), [builtAt])
  const now = useSyncExternalStore($now.listen, $now.get, () => built)
  const newer = useStore($newerContent, { ssr: 'initial' })['schoolCalendar/schoolEvents']
  const entriesOn = useMemo(() => {
    const lang = newer ? newer.lang : builtLang
    const entries = (newer ? schoolEvents(newer.content) : events).map(event => ({
      ...event,
      lang,
      label: event.title,
      tone: event.category,
    }))
    return (date: string) => entries.filter(entry => entry.date === date)
  }, [newer, events, builtLang])
  return (
    <div className="school-calendar">
      <MonthCalendar
        today={now === built ? undefined : civilDateIn(zone, now)}
        builtOn={civilDateIn(zone, built)}
        entriesOn={entriesOn}
        legend={legend()}
        renderEntry={entryInFull}
      />
    </div>
  )
}

const entryInFull = ({ title, description, category, lang }: SchoolEvent & Pick<Props, 'lang'>) => (
  <div>
    <h4 lang={lang} dir="auto">
      {title}
    </h4>
    {description && (
      <p lang={lang} dir="auto">
        {description}
      </p>
    )}
    <p className="muted">{SCHOOL_CATEGORY_LABELS[category]}</p>
  </div>
)
