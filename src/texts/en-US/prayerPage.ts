/** What the prebuilt pages say around prayer times. */
export const archTexts = {
  label: 'Next prayer',
  caption: 'Athan, below it iqama',
  prayer: 'Prayer',
  athan: 'Athan',
  iqama: 'Iqama',
  current: '(current)',
  /** For browsers without scripts; `month` is a link. */
  plain: (month: string) => `Times of this day. For other days, see ${month}.`,
  month: 'the month',
  failed: 'Failed to load prayer times',
  frame: 'Prayer times',
  frameLink: 'Open this page by itself',
}

export const widgetTexts = {
  label: 'Today’s prayer times',
}

export const plainTableTexts = {
  caption: (day: string) => `Prayer times, athan and iqama, from ${day}`,
  date: 'Date',
}

/** Below a printed month; `iqama` is what the table prints bold, `address` where newer times are. */
export const paperTexts = {
  form: (iqama: string) =>
    `Athan / ${iqama}. The athan says that a prayer’s time has begun; at the iqama the congregation starts to pray.`,
  iqama: 'iqama',
  newer: (address: string) => `Times can change: the current ones are at ${address}`,
}

export const subscribePrayersTexts = {
  title: 'In your own calendar',
  text: 'Choose the prayers and follow their times: when an iqama changes, your phone’s calendar changes with it.',
  prayers: 'Prayers',
  times: 'Times',
  kinds: { iqama: 'Iqama', athan: 'Athan', both: 'Both' },
}
