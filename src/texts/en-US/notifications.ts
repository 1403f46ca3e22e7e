/** The page on which visitors choose what they hear of. */
export const notificationsTexts = {
  title: 'Notifications',
  description:
    'Get a notification on your phone or computer for a janazah, a closure or a new iqama time. No account, no app.',
  eyebrow: 'On this device',
  lead: 'Get notified of a janazah, a closure or a new iqama time within minutes.',
  choose: 'What should we notify you about?',
  quiet:
    'At night we send only janazah, urgent news and the moon. Everything else waits until morning.',
  turnOn: 'Turn on notifications',
  save: 'Save changes',
  stop: 'Stop all notifications',
  noScripts: 'Notifications need JavaScript. Please switch it on in your browser.',
  how: 'How it works',
  facts: [
    'Choose first. Then your browser asks if this site may send you notifications.',
    'We store your choice and an address that your browser makes for it. No name, no phone number, no e-mail.',
    'You can change or stop this at any time, here or in your browser’s settings.',
    'This is for this device only. Turn it on again on each phone or computer.',
  ],
  privacy: 'Privacy',
  iphone: 'On an iPhone or iPad',
  iphoneLead: 'On these, only sites on the Home Screen can send notifications.',
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
  on: 'Notifications are on. We will notify you about what you chose.',
  saved: 'Your choice is saved.',
  stopped: 'Notifications are off. Your choice was deleted here.',
  denied:
    'Your browser blocks notifications from this site. To allow them, tap the icon to the left of the address, or look under Site settings, Notifications. Then reload this page.',
  dismissed:
    'Notifications are still off, because the browser’s question was not answered with “Allow”.',
  unsupported:
    'This browser cannot show notifications. A current Chrome, Edge, Firefox or Safari can, outside of private windows.',
  install: 'On an iPhone or iPad, first add this site to the Home Screen, as described below.',
  notReady: 'This site does not send notifications yet. Please check back later.',
  failed: 'That did not work. Please check your connection and try again.',
  offline: 'You are offline. Your choice is still here: try again once you are online.',
}
