/** What the school's pages say beside their content. */

export const schoolCalendarPageTexts = {
  title: 'School Calendar',
  description: (school: string) =>
    `Class days, holidays, meetings and events of the school year at ${school}.`,
}

export const schoolContactPageTexts = {
  title: 'Contact',
  description: (school: string) =>
    `Address, phone and e-mail of ${school}, answers to parents’ questions, and a map.`,
  write: 'Write to the school',
}

export const schoolThanksTexts = {
  title: 'Message sent',
  description: 'Your message has arrived.',
  home: 'To the school’s home page',
  calendar: 'See the school calendar',
}

export const schoolDonatePageTexts = {
  title: 'School Donate',
  eyebrow: 'Support the school',
  reach: 'Reach us',
}

export const enrollPageTexts = {
  title: 'How to Enroll',
  description: (school: string) =>
    `How to enroll at ${school}, step by step: account, class, payment.`,
  register: 'Register',
  fees: 'Fees',
  steps: 'Steps',
  provider: 'At our provider',
  providerText:
    'Accounts, classes and payments are kept by our scheduling provider. These links open its pages in a new tab.',
  /** The mark stands before and after the words of a link. */
  choose: (mark: string) => `You can also ${mark}choose a class on our registration page${mark}.`,
}

export const infoPageTexts = {
  title: 'School Info',
  description: (school: string) => `Tuition, payment, absence, schedule and levels of ${school}.`,
  onThisPage: 'On this page',
  parts: {
    fees: 'Fees',
    tuition: 'Tuition',
    payment: 'Payment',
    absence: 'Absence',
    schedule: 'Schedule',
    levels: 'Levels',
  },
}

export const registrationPageTexts = {
  title: 'Registration',
  description: (school: string) => `Choose a class and register your child at ${school}.`,
  steps: 'Three steps',
  guide: 'Read the enrollment guide',
  choose: 'Choose a class and register',
  open: 'Open the scheduling page',
  /** The name of its frame. */
  frame: 'Class schedules and registration',
}

export const schoolHomeTexts = {
  register: 'Register',
  fees: 'Fees',
  calendar: 'School Calendar',
  welcome: 'Welcome',
  nextDay: 'Next day of school',
  enroll: 'Enroll now',
  enrollInfo: 'Fees, schedule and levels',
}

export const providerTexts = {
  signup: 'Create an account',
  login: 'Log in',
  schedules: 'See classes and schedules',
  account: 'Open my account',
  newTab: ', in a new tab',
}

export const yearListTexts = {
  title: 'The whole school year',
  show: 'Show all dates as a list',
}
