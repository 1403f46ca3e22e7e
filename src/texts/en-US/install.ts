/** The hint that the site can be on the home screen. */
export const installTexts = {
  title: 'Prayer times on your home screen',
  text: 'Opens like an app, even offline.',
  /** Where the browser has no prompt of its own: iPhone and iPad. */
  steps: 'Tap the Share button of the browser, then “Add to Home Screen”.',
  install: 'Install',
  close: 'Close',
}
