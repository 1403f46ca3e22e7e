import type { TableDay } from '#domain/prayer/timetable/columns.ts'
import { Button } from '#islands/ui/Button.tsx'
import { showError } from '#panel/shell/banner.ts'
import { saveFile } from '#panel/shell/saveFile.ts'
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
      <Button
        icon="download"
        onClick={() => void toXlsx(days()).then(file => saveFile(file, `${name}.xlsx`), sayFailed)}
      >
        Excel<span className="visually-hidden"> file of {of}</span>
      </Button>
      <Button icon="download" onClick={() => saveFile(toCsv(days()), `${name}.csv`)}>
        CSV<span className="visually-hidden"> file of {of}</span>
      </Button>
    </>
  )
}

const sayFailed = () =>
  showError('The Excel file could not be made. Check your connection and try again.')
