/** The choice of a reminder in a calendar. */
export const reminderTexts = {
  label: 'Reminder',
  none: 'None',
  hint: 'Google Calendar uses the reminders of its own settings.',
}

/** Links to subscribe to a calendar. */
export const subscribeTexts = {
  apple: 'Apple, Outlook and others',
  google: 'Google Calendar',
  copy: 'Copy the address',
}
