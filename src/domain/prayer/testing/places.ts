/** Where Isha is after midnight in June. */
export const STOCKHOLM = {
  name: 'Stockholm',
  latitude: 59.3293,
  longitude: 18.0686,
  timeZone: 'Europe/Stockholm',
}
