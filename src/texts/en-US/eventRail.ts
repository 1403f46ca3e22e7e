/** Today at the masjid: prayers and events of today and this week. */
export const railTexts = {
  eyebrow: 'Prayers and events',
  title: 'Today at the masjid',
  weekly: 'Every week at the masjid',
  over: 'Today’s prayers and events are over.',
  following: 'The next days',
  quiet: 'No events are planned in the next days.',
  all: 'All events',
  prayers: 'See today’s prayer times',
}

export const railPrayerTexts = {
  eid: 'Eid prayer',
  tarawih: 'Tarawih',
  iqama: (prayer: string) => `${prayer} iqama`,
  athan: (time: string) => `athan ${time}`,
  khutbah: 'khutbah',
  prayer: (time: string) => `prayer ${time}`,
}

export const railEventTexts = {
  allDay: 'All day',
  until: (end: string) => `until ${end}`,
  add: 'Add',
  addRest: (title: string) => ` ${title} to your calendar`,
  share: 'Share',
  shareRest: (title: string) => ` ${title}`,
  copied: 'Link copied',
  way: 'Map',
  wayRest: (title: string) => ` of the way to ${title}, in a new tab`,
}
