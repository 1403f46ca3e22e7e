/** The page that is shown for one that was never opened on the device. */
export const offlinePageTexts = {
  title: 'No network',
  description: 'What works without a network.',
  lead: 'This page was not opened on this device before, and the network does not respond.',
  again: 'Try again',
  works: 'What works without a network',
  times: 'Today’s prayer times',
  timesText: 'All year, also after midnight. A change made since then is missing.',
  pages: 'Pages opened before',
  none: 'None yet. Each page that you open is kept on this device.',
}
