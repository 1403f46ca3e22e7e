const months = (count: number) =>
  count < 24 || count % 12 > 0 ? `${count} months` : `${count / 12} years`

/** What the site deletes by itself, and when. */
export const lifetimeTexts = {
  title: 'Deleted by itself',
  lead: 'The site removes this on its own, without anybody having to remember it.',
  messages: 'Messages',
  messagesText: (count: number) =>
    `Deleted ${months(count)} after they arrived, or earlier by those who answer them.`,
  followers: 'Notifications',
  followersText: (count: number) =>
    `Your browser confirms now and then that it still follows. Its address is deleted when you stop, when it no longer takes messages, and when it has not confirmed for ${months(count)}.`,
  signIns: 'Sign-ins of administrators',
  signInsText: (days: number) =>
    `When an account was signed in to, and from what kind of device, is deleted after ${days} days.`,
  log: 'What administrators changed',
  logText: (count: number | null) =>
    count === null
      ? 'The log of changes names the administrator. It is kept for as long as this site exists.'
      : `The log of changes names the administrator. Its entries are deleted after ${months(count)}.`,
  backups: 'Copies for emergencies',
  backupsText: (count: number) =>
    `What was deleted may still be in a backup, which is kept for up to ${months(count)} and used only to repair the site.`,
}
