import { type Grid, UnreadableFile } from './grid.ts'

/** The days of each month by their numbers, each with its times. */
type Months = readonly Readonly<Record<string, readonly string[]>>[]

const PRAYERS = ['Fajr', 'Dhuhr', 'Asr', 'Maghrib', 'Isha']
const ATHANS = PRAYERS.toSpliced(1, 0, 'Sunrise')
const MONTHS = 12

/** The table in a text of JSON as Mawaqit has it; undefined for other texts. Throws UnreadableFile. */
export function readJson(text: string): Grid | undefined {
  if (!/^\s*[{[]\s*["{[\]}]/.test(text)) return undefined
  const { calendar, iqamaCalendar } = parsed(text)
  if (!isMonths(calendar)) {
    throw new UnreadableFile(
      'Of files in JSON only Mawaqit’s calendar can be read. Save the timetable as CSV and choose that file.',
    )
  }
  const iqamas = isMonths(iqamaCalendar) ? iqamaCalendar : []
  const rows = calendar.flatMap((days, month) =>
    Object.entries(days).map(([day, times]) => [
      `${day}.${month + 1}.`,
      ...times.slice(0, ATHANS.length).map(String),
      ...(iqamas[month]?.[day] ?? []).slice(0, PRAYERS.length).map(String),
    ]),
  )
  const named = PRAYERS.map(name => `${name} iqama`)
  return { name: '', rows: [['Date', ...ATHANS, ...(iqamas.length > 0 ? named : [])], ...rows] }
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const isMonths = (value: unknown): value is Months =>
  Array.isArray(value) &&
  value.length === MONTHS &&
  value.every(days => Object.values(days ?? {}).every(Array.isArray))
