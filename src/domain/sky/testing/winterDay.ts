const at = (time: string) => ({ time, iqama: '' })

/** A day in November in New York, as the sky takes it. */
export const winterDay = {
  hijri: 'Ramadan 1, 1448',
  fajr: at('05:30'),
  sunrise: '06:50',
  dhuhr: at('11:43'),
  asr: at('14:13'),
  maghrib: at('16:33'),
  isha: at('17:53'),
}
