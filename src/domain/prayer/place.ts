import type { Fields } from '#domain/declared/fields.ts'
import { isZone } from '#domain/time/civil.ts'

const UNKNOWN_ZONE = 'Unknown time zone: enter an IANA name such as America/New_York.'

/** Where the mosque is, and on which clock. */
export const PLACE_FIELDS = {
  name: { kind: 'line', label: 'Name of the place', most: 120, missing: 'Name the place.' },
  latitude: {
    kind: 'number',
    label: 'Latitude',
    hint: 'North of the equator; south is negative.',
    least: -90,
    most: 90,
    hasDecimals: true,
    isHalf: true,
  },
  longitude: {
    kind: 'number',
    label: 'Longitude',
    hint: 'East of Greenwich; west is negative. New York is about -74.',
    least: -180,
    most: 180,
    hasDecimals: true,
    isHalf: true,
  },
  timeZone: {
    kind: 'line',
    label: 'Time zone',
    hint: 'The clock that your times are on. It follows the place that you find.',
    most: 60,
    missing: UNKNOWN_ZONE,
    accepts: name => /^(UTC|[A-Za-z]+\/)/.test(name) && isZone(name),
    refused: UNKNOWN_ZONE,
    get suggestions() {
      return Intl.supportedValuesOf('timeZone')
    },
    autoComplete: 'off',
  },
} as const satisfies Fields
