import { plural } from './plural.ts'

/** The table of today. */
export const todayTexts = {
  caption: 'Today’s prayer times',
  prayer: 'Prayer',
  athan: 'Athan',
  iqama: 'Iqama',
  current: 'Current',
  next: '(next)',
  inPlaceOfDhuhr: 'in place of Dhuhr',
  noIqama: 'no iqama',
  friday: 'Friday',
}

/** The table of a month. */
export const monthTexts = {
  previous: 'Previous month',
  next: 'Next month',
  print: 'Print this month',
  ramadan: 'Calendar of Ramadan',
  past: (days: number) =>
    plural(days, { one: 'Show the past day', other: `Show the past ${days} days` }),
  hidePast: 'Hide the past days',
  caption: (month: string) => `Prayer times of ${month}: athan / iqama`,
  /** How a cell is read; `iqama` is bold. */
  form: (iqama: string) => `Athan / ${iqama}`,
  iqama: 'iqama',
  legend: (dotted: string) =>
    `${dotted} Hijri dates are expected: they are not confirmed yet and can move by a day.`,
  dotted: 'Dotted',
  failed: 'Failed to load prayer times',
  date: 'Date',
  dates: '(hijri - date)',
  jumuah: "Jumu'ah prayer",
  today: 'Today',
  expected: '(expected)',
  ifSeen: (hijri: string) => `${hijri} if the moon is seen`,
  changed: '(new)',
}
