import type { TableColumn } from './columns.ts'

/** Something about a timetable, for a person, and where it is. */
export interface TableFinding {
  /** The day's index and the field in it, as in the stored days. */
  readonly at: readonly [number, ...string[]]
  readonly date: string
  /** The last day, where it is about several. */
  readonly until?: string
  readonly column?: TableColumn
  readonly message: string
  /** The timetable cannot be saved with it; others are explained only. */
  readonly blocks: boolean
  /** An iqama on the wrong side of an athan: settings as a whole are checked for it by timesReview.ts. */
  readonly isBound?: true
  /** Adding these minutes to the days from `date` to `until` fixes it. */
  readonly fix?: number
}
