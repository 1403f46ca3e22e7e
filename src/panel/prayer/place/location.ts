import { type Coordinates, rounded } from './coordinates.ts'

const LONGEST_WAIT = 15_000
/** A location of the last minutes is as good. */
const FRESH = 600_000

const DENIED =
  'The browser does not share your location with this site. Allow it in the browser’s settings, or search for your city.'
const UNKNOWN = 'Your location was not found. Search for your city instead.'
const INSECURE =
  'Browsers share the location only with sites at an https address. Search for your city instead.'

/** Where this device is; rejects with an Error whose message says what to do instead. */
export function currentLocation(): Promise<Coordinates> {
  if (!isSecureContext || !navigator.geolocation) return Promise.reject(new Error(INSECURE))
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ latitude: rounded(latitude), longitude: rounded(longitude) }),
      ({ code, PERMISSION_DENIED }) =>
        reject(new Error(code === PERMISSION_DENIED ? DENIED : UNKNOWN)),
      { timeout: LONGEST_WAIT, maximumAge: FRESH },
    )
  })
}
