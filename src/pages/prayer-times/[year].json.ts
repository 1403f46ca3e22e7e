import type { APIRoute, GetStaticPaths } from 'astro'
import { snapshot } from '#config/snapshot.ts'
import { timetableYears } from '#config/timetables.ts'
import { prayerTimesAnswer } from '#domain/prayer/answers.ts'

export const getStaticPaths: GetStaticPaths = () =>
  timetableYears.map(year => ({ params: { year: String(year) } }))

/** The year's times as GET /api/prayertimes answers them: what stands when functions do not. */
export const GET: APIRoute = ({ params }) =>
  Response.json(
    prayerTimesAnswer(snapshot.prayer.settings, {
      now: new Date(snapshot.takenAt),
      year: Number(params.year),
    }),
  )
