import { columnLabel, TABLE_COLUMNS } from '#domain/prayer/timetable/columns.ts'
import { formatLong, monthName } from '#domain/time/format.ts'
import { Select } from '#islands/ui/Select.tsx'
import type { DateOrder } from './dates.ts'
import { letterOf } from './grid.ts'
import { type Choices, type ReadTable, roleKey, roleOf } from './readDays.ts'
import type { Recognized } from './recognize.ts'
import type { ColumnRole } from './roles.ts'
import type { StrayDays } from './strayDays.ts'

interface Props {
  recognized: Recognized
  read: ReadTable
  choices: Choices
  /** Whether most days have a fault, which the columns may be the cause of. */
  isWrong: boolean
  onChange: (choices: Choices) => void
}

const ROLES: readonly { value: ColumnRole; label: string }[] = [
  { value: 'other', label: 'Not used' },
  { value: 'date', label: 'Date' },
  { value: 'day', label: 'Day of the month' },
  { value: 'until', label: 'Last day' },
  { value: 'month', label: 'Month' },
  ...TABLE_COLUMNS.map(value => ({ value, label: columnLabel(value) })),
  { value: 'jumuah', label: "Jumu'ah (left out)" },
]

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName(`2027-${String(index + 1).padStart(2, '0')}-01`),
}))

const CHOOSE = { value: '', label: 'Choose' } as const

/** What the file leaves open, and which column is what; all of it can be corrected. */
export function Questions({ recognized, read, choices, isWrong, onChange }: Props) {
  const { dateOrder, years, lacksMonth, empty, notation, strays } = read
  const unknown = dateOrder.written && dateOrder.known === null
  const inFile = years.length === 0 ? 'none' : years.join(' and ')
  const first = Number(read.days.find(({ date }) => date)?.date?.slice(0, 4) ?? 0)
  const offered = first ? [first - 1, first, first + 1] : []
  const chooseNumber = (name: 'month' | 'year', value: string) => {
    const { [name]: _, ...rest } = choices
    onChange(value ? { ...rest, [name]: Number(value) } : rest)
  }
  return (
    <>
      <div className="questions pile-s">
        {dateOrder.written && (
          <Select
            label="Dates are written"
            value={choices.order ?? dateOrder.known ?? 'month-day'}
            options={[
              { value: 'month-day', label: 'Month first: 3/14 is March 14' },
              { value: 'day-month', label: 'Day first: 14/3 is March 14' },
            ]}
            error={
              unknown && !choices.order
                ? 'The file does not show which number is the month: please check.'
                : undefined
            }
            onChange={(order: DateOrder) => onChange({ ...choices, order })}
          />
        )}
        {lacksMonth && (
          <Select
            label="Month"
            value={String(choices.month ?? '')}
            options={[{ value: '', label: 'Choose the month' }, ...MONTHS]}
            error={choices.month ? undefined : 'The file does not say which month it is.'}
            onChange={month => chooseNumber('month', month)}
          />
        )}
        {strays && (
          <Open
            label={strayLabel(strays)}
            value={choices.stray}
            options={[
              { value: 'move', label: `Meant for ${strays.year}, like the others` },
              { value: 'keep', label: 'Right: they belong to that year' },
              { value: 'drop', label: 'To be left out' },
            ]}
            why={`The other days are of ${strays.year}.`}
            onChange={stray => onChange({ ...choices, stray })}
          />
        )}
        {empty > 0 && (
          <Open
            label="An empty iqama is"
            value={choices.empty}
            options={[
              { value: 'above', label: 'The same as the one above it' },
              { value: 'rules', label: 'Set by your iqama rules' },
            ]}
            why={
              empty === 1
                ? 'One is empty below one that is set.'
                : `${empty} are empty below one that is set.`
            }
            onChange={meant => onChange({ ...choices, empty: meant })}
          />
        )}
        {notation.hasDecimals && (
          <Open
            label="5.5 is"
            value={choices.decimals}
            options={[
              { value: 'minutes', label: '5:50' },
              { value: 'hours', label: '5:30, five and a half hours' },
            ]}
            why="Times are written as numbers, which can be either."
            onChange={decimals => onChange({ ...choices, decimals })}
          />
        )}
        {years.length < 2 && first > 0 && (
          <Select
            label="Year"
            value={String(choices.year ?? '')}
            options={[
              { value: '', label: years.length ? `As written: ${inFile}` : `${first}` },
              ...offered
                .filter(
                  year =>
                    (years.length ? !years.includes(year) : year !== first) ||
                    year === choices.year,
                )
                .map(year => ({ value: String(year), label: String(year) })),
            ]}
            hint={years.length === 0 ? 'The file names no year in its dates.' : undefined}
            onChange={year => chooseNumber('year', year)}
          />
        )}
      </div>
      <Columns {...{ recognized, read, choices, isWrong, onChange }} />
    </>
  )
}

interface OpenProps<Value extends string> {
  label: string
  /** Undefined while nobody chose. */
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
  /** Why it has to be chosen. */
  why: string
  onChange: (value: Value) => void
}

/** A question that only the admin can answer. */
function Open<Value extends string>({ label, value, options, why, onChange }: OpenProps<Value>) {
  return (
    <Select<Value | ''>
      label={label}
      value={value ?? ''}
      options={value ? options : [CHOOSE, ...options]}
      error={value ? undefined : why}
      onChange={chosen => chosen && onChange(chosen)}
    />
  )
}

/** Which column is what; open where one is missing or wrong. */
function Columns({ recognized, read, choices, isWrong, onChange }: Props) {
  return (
    <details
      className="columns"
      open={read.computed.length > 0 || read.days.length === 0 || isWrong}
    >
      <summary>Columns</summary>
      {recognized.headers.map((header, index) => (
        <ul key={header.key}>
          {header.columns.map(column => (
            <li key={column.index}>
              <Select
                label={
                  <>
                    {header.isTurned
                      ? `Row ${column.index + 1}`
                      : `Column ${letterOf(column.index)}`}
                    {column.title && `: ${column.title}`}
                  </>
                }
                hint={column.samples.join(', ')}
                value={roleOf(index, column, choices)}
                options={ROLES}
                onChange={role =>
                  onChange({
                    ...choices,
                    roles: { ...choices.roles, [roleKey(index, column.index)]: role },
                  })
                }
              />
            </li>
          ))}
        </ul>
      ))}
    </details>
  )
}

/** '3 days of another year, the first one March 5, 2026, are' */
function strayLabel({ dates }: StrayDays): string {
  const first = formatLong(dates[0] ?? '')
  return dates.length === 1
    ? `${first}, of another year, is`
    : `${dates.length} days of another year, the first one ${first}, are`
}
