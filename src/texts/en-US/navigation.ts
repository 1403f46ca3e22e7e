export const navTexts = {
  home: 'Home',
  prayerTimes: 'Prayer Times',
  services: 'Services',
  nikah: 'Nikah',
  exploreIslam: 'Explore Islam',
  events: 'Events',
  videos: 'Videos',
  community: 'Community',
  sisters: 'Sisters',
  youth: 'Youth',
  volunteer: 'Volunteer',
  gallery: 'Gallery',
  school: 'School',
  about: 'About',
  contact: 'Contact',
  donate: 'Masjid Donate',
}

export const schoolNavTexts = {
  home: 'School Home',
  information: 'Information',
  info: 'School Info',
  fees: 'Fees',
  schedule: 'Class Schedule',
  enrollment: 'Enrollment',
  enroll: 'How to Enroll',
  registration: 'Registration',
  calendar: 'Calendar',
  contact: 'Contact',
  donate: 'School Donate',
  masjid: 'Back to Masjid',
}

export const footerNavTexts = {
  about: 'About Us',
  contact: 'Contact Us',
  notifications: 'Notifications',
  donate: 'Donate',
  schoolCalendar: 'School Calendar',
}

export const donateTexts = {
  masjid: 'Make a Donation',
  school: 'Donate Today',
}
