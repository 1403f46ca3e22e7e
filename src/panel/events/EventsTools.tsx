import { useState } from 'react'
import { categories } from '#domain/lists/categories.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { PanelIcon } from '#islands/ui/Icon.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { namesIn } from '#locale/ownList.ts'
import { FilterSelect, optionsOf } from '#panel/fields/FilterSelect.tsx'
import { eventsInWords } from './many.ts'
import { SHOWN, SORTS, type TableView } from './rules/table.ts'

interface Props {
  view: TableView
  onChange: (change: Partial<TableView>) => void
  /** How many events match. */
  count: number
  isCalendar: boolean
  onCalendar: (isCalendar: boolean) => void
  /** Several events are being chosen. */
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
}

/** Search, filters and the kind of view; on a phone the filters are folded. */
export function EventsTools(props: Props) {
  const { view, onChange, count, isCalendar, onCalendar, isChoosing, onChoosing } = props
  const [isOpen, setOpen] = useState(false)
  const filters = [view.show !== 'all', view.category !== ''].filter(Boolean).length
  return (
    <search className="events-tools pile-s" data-open={isOpen || undefined}>
      <TextField
        label="Search"
        type="search"
        placeholder="Title, description or location"
        className="events-find"
        value={view.search}
        onChange={search => onChange({ search })}
      />
      <div className="events-filters halves pile-s">
        <Select
          label="Show"
          options={optionsOf(SHOWN)}
          value={view.show}
          onChange={show => onChange({ show })}
        />
        <FilterSelect<string>
          label="Category"
          all="All Categories"
          options={optionsOf(namesIn(categories))}
          value={view.category}
          onChange={category => onChange({ category })}
        />
        <Select
          label="Sort by"
          className="events-tight"
          options={optionsOf(SORTS)}
          value={view.sort}
          onChange={sort => onChange({ sort, isDescending: false })}
        />
      </div>
      <div className="events-switches line-xs">
        <p className="events-count muted" role="status">
          {eventsInWords(count)}
        </p>
        {!isCalendar && (
          <Button
            kind={isChoosing ? 'primary' : 'quiet'}
            aria-pressed={isChoosing}
            onClick={() => onChoosing(!isChoosing)}
          >
            <span className="events-roomy">Choose several</span>
            <span className="events-tight">Choose</span>
          </Button>
        )}
        <Button className="events-tight" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Filter{filters > 0 && ` (${filters})`}
        </Button>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a different layout */}
        <div className="events-kinds" role="group" aria-label="View">
          <ViewButton
            icon="list"
            label="List"
            isOn={!isCalendar}
            onClick={() => onCalendar(false)}
          />
          <ViewButton
            icon="calendarDays"
            label="Calendar"
            isOn={isCalendar}
            onClick={() => onCalendar(true)}
          />
        </div>
      </div>
    </search>
  )
}

interface ViewButtonProps {
  icon: PanelIcon
  label: string
  isOn: boolean
  onClick: () => void
}

function ViewButton({ icon, label, isOn, onClick }: ViewButtonProps) {
  return (
    <button type="button" aria-label={label} aria-pressed={isOn} onClick={onClick}>
      <Icon name={icon} />
      <span className="events-roomy">{label}</span>
    </button>
  )
}
