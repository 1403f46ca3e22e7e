/** What visitors can follow by notifications, and what each is about. */
export const topicTexts = {
  janazah: { name: 'Janazah', about: 'A funeral prayer, as soon as it is known, at any hour.' },
  urgent: {
    name: 'Urgent',
    about: 'What cannot wait, such as a danger or a move to another hall, at any hour.',
  },
  closure: { name: 'Closures', about: 'When the building or a program is closed.' },
  announcement: { name: 'Announcements', about: 'What is new in the community.' },
  iqama: {
    name: 'Iqama changes',
    about: "The evening before an iqama, Jumu'ah or the clocks change.",
  },
  moon: {
    name: 'The moon',
    about:
      'When Ramadan or an Eid may begin tomorrow, and as soon as the mosque confirms it, at any hour.',
  },
  events: { name: 'Event changes', about: 'When an event is cancelled or moved.' },
  videos: { name: 'Live videos', about: 'When a khutbah or lecture goes live.' },
}

/** Shown for a message that cannot be read. */
export const unknownNewsTexts = { title: 'News from the masjid' }
