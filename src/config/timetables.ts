import { civilDateIn } from '#domain/time/civil.ts'
import { snapshot } from './snapshot.ts'

const { timeZone } = snapshot.prayer.settings.place
const thisYear = Number(civilDateIn(timeZone, new Date(snapshot.takenAt)).slice(0, 4))

/** The years whose time tables are prebuilt: this one and the next, in the mosque's time zone. */
export const timetableYears: readonly number[] = [thisYear, thisYear + 1]
