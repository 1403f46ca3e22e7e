import { DAY } from '#domain/time/civil.ts'

type Place = { readonly latitude: number; readonly longitude: number }

/** The sun's altitude and declination in degrees, by the equations of NOAA's solar calculator. */
export function noaaSun(time: number, { latitude, longitude }: Place) {
  const rad = Math.PI / 180
  const t = (time / DAY - 10957.5) / 36525
  const mean = 280.46646 + t * (36000.76983 + t * 0.0003032)
  const anomaly = (357.52911 + t * (35999.05029 - 0.0001537 * t)) * rad
  const eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t)
  const center =
    Math.sin(anomaly) * (1.914602 - t * (0.004817 + 0.000014 * t)) +
    Math.sin(2 * anomaly) * (0.019993 - 0.000101 * t) +
    Math.sin(3 * anomaly) * 0.000289
  const node = (125.04 - 1934.136 * t) * rad
  const apparent = (mean + center - 0.00569 - 0.00478 * Math.sin(node)) * rad
  const tilt = (23.4392911 - 0.0130042 * t + 0.00256 * Math.cos(node)) * rad
  const declination = Math.asin(Math.sin(tilt) * Math.sin(apparent))
  const y = Math.tan(tilt / 2) ** 2
  const equation =
    (4 / rad) *
    (y * Math.sin(2 * mean * rad) -
      2 * eccentricity * Math.sin(anomaly) +
      4 * eccentricity * y * Math.sin(anomaly) * Math.cos(2 * mean * rad) -
      0.5 * y * y * Math.sin(4 * mean * rad) -
      1.25 * eccentricity * eccentricity * Math.sin(2 * anomaly))
  const solarMinutes = ((time / 60_000) % 1440) + equation + 4 * longitude
  const hourAngle = (solarMinutes / 4 - 180) * rad
  const altitude = Math.asin(
    Math.sin(latitude * rad) * Math.sin(declination) +
      Math.cos(latitude * rad) * Math.cos(declination) * Math.cos(hourAngle),
  )
  return { altitude: altitude / rad, declination: declination / rad }
}

/**
 * When the sun is at an altitude between a noon and the middle of the night before (-1) or after
 * (1) it, by halving; NaN where it stays above it.
 */
export function noaaCrossing(noon: number, where: Place, altitude: number, side: -1 | 1): number {
  const above = (time: number) => noaaSun(time, where).altitude > altitude
  let day = noon
  let night = noon + (side * DAY) / 2
  if (above(night)) return Number.NaN
  while (Math.abs(night - day) > 1000) {
    const middle = (day + night) / 2
    if (above(middle)) day = middle
    else night = middle
  }
  return day
}

/** Asr, when a shadow is `length` times its object longer than at noon. */
export function noaaAsr(noon: number, where: Place, length: 1 | 2): number {
  const shortest = Math.abs(where.latitude - noaaSun(noon, where).declination)
  const altitude = Math.atan(1 / (length + Math.tan((shortest * Math.PI) / 180)))
  return noaaCrossing(noon, where, (altitude * 180) / Math.PI, 1)
}
