/** The calendar as a picture to share. */
export const ramadanPictureTexts = {
  suhoorEnds: 'Suhoor ends',
  fajrIqama: 'Fajr iqama',
  iftar: 'Iftar',
  oddNight: '★ An odd night of the last ten. A night begins at Maghrib, before its day.',
  expected: (basis: string) => `Expected: the moon decides. ${basis}`,
}
