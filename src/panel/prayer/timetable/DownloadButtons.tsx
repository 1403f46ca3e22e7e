import type { TableDay } from '#domain/prayer/timetable/columns.ts'
import { Button } from '#islands/ui/Button.tsx'
import { toCsv, toXlsx } from './exportTable.ts'

interface Props {
  /** The file's name without its ending. */
  name: string
  /** What is downloaded, for screen readers: a year. */
  of: string
  days: () => readonly TableDay[]
}

/** Downloads days as an Excel or a CSV file. */
export function DownloadButtons({ name, of, days }: Props) {
  return (
    <>
      <Button icon="download" onClick={async () => offer(await toXlsx(days()), `${name}.xlsx`)}>
        Excel<span className="visually-hidden"> file of {of}</span>
      </Button>
      <Button icon="download" onClick={() => offer(toCsv(days()), `${name}.csv`)}>
        CSV<span className="visually-hidden"> file of {of}</span>
      </Button>
    </>
  )
}

function offer(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has started by then in every browser.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
