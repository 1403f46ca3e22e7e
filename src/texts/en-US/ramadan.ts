/** Print, save and share the calendar. */
export const ramadanActionTexts = {
  print: 'Print',
  save: 'Save as picture',
  share: 'Share',
  drawing: 'Drawing…',
  saved: 'The picture is saved.',
  copied: 'The link is copied.',
  copy: (address: string) => `Copy this address to share it: ${address}`,
  failed: 'The picture could not be made. Please print the page instead.',
}

export const ramadanCalendarTexts = {
  title: 'Ramadan',
  failed: 'Failed to load prayer times',
  month: 'See this month’s prayer times',
  loading: 'Loading prayer times…',
  expected:
    'Expected: the month begins when the moon is sighted or announced, and this calendar moves with it.',
  oddNight:
    'An odd night of the last ten. A night belongs to the day after it and begins at Maghrib.',
  basis: (basis: string) => `Athan / iqama. ${basis}`,
  or: (day: string, later: string) => `${day} or ${later}`,
  eid: (day: string, eid: string) => `${day}: ${eid}`,
  days: (first: string, last: string) => `${first} to ${last}`,
  daysExpected: (first: string, last: string) => `${first} to ${last}, expected`,
}
