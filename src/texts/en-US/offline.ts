/** In a bar above every page. */
export const offlineTexts = {
  known: (month: string, day: number) => `No network: shown as known ${month} ${day}.`,
  forms: 'Forms need the network; what you type is kept.',
  reload: 'Try again',
}
