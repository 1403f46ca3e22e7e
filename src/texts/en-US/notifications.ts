/** The page on which visitors choose what they hear of. */
export const notificationsTexts = {
  title: 'Notifications',
  description:
    'Hear of a janazah, a closure or a changed iqama on your phone or computer. Without an account and without an app.',
  eyebrow: 'On this device',
  lead: 'Hear of a janazah, a closure or a new iqama within minutes, on this device.',
  choose: 'What do you want to hear of?',
  quiet: 'At night only janazah, urgent news and the moon come; the rest waits for the morning.',
  turnOn: 'Turn on notifications',
  save: 'Save changes',
  stop: 'Stop all notifications',
  noScripts: 'Notifications need JavaScript. Please switch it on in your browser.',
  how: 'How it works',
  facts: [
    'Nothing is asked before you choose. Then your browser asks whether this site may notify you.',
    'We store the address that your browser makes for this purpose, and your choice: no name, no number, no e-mail.',
    'You can change your choice or stop here at any time, or in your browser’s settings.',
    'Each phone or computer has its own choice.',
  ],
  privacy: 'Privacy',
  iphone: 'On an iPhone or iPad',
  iphoneLead: 'Apple shows notifications of sites that are on the Home Screen only.',
  iphoneSteps: [
    'Open this page in Safari and tap the Share button.',
    'Choose “Add to Home Screen”, then “Add”.',
    'Open the site from its new icon, and come back to this page: Menu, Notifications at its foot.',
  ],
  other: 'Other ways to stay up to date',
  prayerCalendar: 'Prayer times in your calendar',
  eventCalendar: 'Events in your calendar',
}

/** What the script of that page says. */
export const notificationStateTexts = {
  none: 'Choose at least one.',
  working: 'One moment…',
  on: 'Notifications are on. You will hear about what you chose.',
  saved: 'Your choice is saved.',
  stopped: 'Notifications are off. Your choice was deleted here.',
  denied:
    'Your browser does not allow notifications of this site. Allow them in its settings: tap the sign to the left of the address, or look under Site settings, Notifications. Then reload this page.',
  dismissed: 'Nothing was turned on, since the browser’s question was not answered with “Allow”.',
  unsupported:
    'This browser cannot show notifications. A current Chrome, Edge, Firefox or Safari can, outside of private windows.',
  install: 'On an iPhone or iPad, first add this site to the Home Screen, as described below.',
  notReady: 'This site sends no notifications yet. Please look again later.',
  failed: 'That did not work. Please check your connection and try again.',
  offline: 'You are offline. Your choice is still here: try again once you are online.',
}
