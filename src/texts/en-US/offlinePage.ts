/** The page that is shown for one that was never opened on the device. */
export const offlinePageTexts = {
  title: 'No network',
  description: 'What works without a network.',
  lead: 'You have not opened this page on this device before, and there is no connection right now.',
  again: 'Try again',
  works: 'What works without a network',
  times: 'Today’s prayer times',
  timesText: 'For the whole year. Changes made since you were last online are missing.',
  pages: 'Pages you have opened',
  none: 'Pages that you open are kept here for next time.',
}
