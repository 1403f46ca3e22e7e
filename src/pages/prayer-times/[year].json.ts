import type { APIRoute, GetStaticPaths } from 'astro'
import { snapshot } from '#config/snapshot.ts'
import { prayerTimesAnswer } from '#domain/prayer/answers.ts'
import { civilDateIn } from '#domain/prayer/civil.ts'

const { settings } = snapshot.prayer
const takenAt = new Date(snapshot.takenAt)

/** This year and the next, as the mosque's calendar had them when the build was made. */
export const getStaticPaths: GetStaticPaths = () => {
  const year = Number(civilDateIn(settings.place.timeZone, takenAt).slice(0, 4))
  return [year, year + 1].map(known => ({ params: { year: String(known) } }))
}

/** The year's times as GET /api/prayertimes answers them: what stands when functions do not. */
export const GET: APIRoute = ({ params }) =>
  Response.json(prayerTimesAnswer(settings, { now: takenAt, year: Number(params.year) }))
