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

/** The table of a month, wherever it stands. */
export const monthTexts = {
  caption: (month: string) => `Prayer times of ${month}: athan / iqama`,
  legend: (dotted: string) =>
    `${dotted} Hijri dates are expected: they are not confirmed yet and can move by a day.`,
  dotted: 'Dotted',
  failed: 'Failed to load prayer times',
  date: 'Date',
  ifSeen: (hijri: string) => `${hijri} if the moon is seen`,
}

/** What the page of prayer times says around that table, and in it. */
export const monthPageTexts = {
  previous: 'Previous month',
  next: 'Next month',
  print: 'Print this month',
  ramadan: 'Calendar of Ramadan',
  past: (days: number) =>
    plural(days, { one: 'Show the past day', other: `Show the past ${days} days` }),
  hidePast: 'Hide the past days',
  /** How a cell is read; `iqama` is bold. */
  form: (iqama: string) => `Athan / ${iqama}`,
  iqama: 'iqama',
  dates: '(hijri - date)',
  jumuah: "Jumu'ah prayer",
  today: 'Today',
  expected: '(expected)',
  changed: '(new)',
  /** What the mark of a changed iqama means, beside the form of the cells. */
  changedKey: 'new iqama',
}

/** Names that a narrow head of a column may break. */
export const narrowNames: Readonly<Record<string, string>> = {
  sunrise: 'Sun\u00adrise',
  maghrib: 'Magh\u00adrib',
}
