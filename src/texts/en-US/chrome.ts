export const pageTexts = {
  skip: 'Skip to content',
  adminNeedsScripts:
    'The admin area needs JavaScript. Please switch it on in your browser and reload the page.',
  /** Below the center's name in the picture for sharing. */
  shareLine: (school: string) => `Prayer times · Events · ${school}`,
}

export const momentBarTexts = {
  shown: (time: string) => `This page shows ${time}, the mosque’s time.`,
  back: 'Back to now',
}

export const bannerTexts = {
  label: 'Announcement and quick links',
  pause: 'Pause the announcement',
  contact: 'Contact Us',
  /** After the season's words, where they are read aloud. */
  end: '. ',
}

export const accountTexts = {
  admin: 'Admin',
  logout: 'Logout',
}

export const contactTexts = {
  address: 'Address:',
  phone: 'Phone:',
  email: 'Email:',
}

export const menuTexts = {
  main: 'Main',
  menu: 'Menu',
  close: 'Close menu',
}

export const settingsTexts = {
  title: 'Display settings',
  color: 'Color',
  site: 'Site',
  colors: { green: 'Green', blue: 'Blue', purple: 'Purple', red: 'Red' },
  font: 'Font',
  fonts: { default: 'Default', alt: 'Easier to read' },
  mode: 'Dark mode',
  modes: { system: 'System', light: 'Light', dark: 'Dark' },
  note: 'Kept on this device only.',
}

export const networkTexts = {
  facebook: 'Facebook',
  youtube: 'YouTube',
  x: 'X',
  instagram: 'Instagram',
}

export const footerTexts = {
  links: 'Quick Links',
  school: 'School',
  services: 'Our Services',
  group: 'WhatsApp group',
  rights: (year: string, name: string) => `© ${year} ${name}. All rights reserved.`,
  top: 'Back to top',
}

export const groupTexts = {
  title: 'Join our WhatsApp group',
  text: 'Announcements and changes of prayer times, straight to your phone.',
  join: 'Join Now',
  close: 'Close',
  never: 'Never show again',
}
