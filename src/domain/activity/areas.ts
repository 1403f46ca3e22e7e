/** The parts of the site that an entry of the log can be about, in the order of the panel's menu. */
export const AREA_LABELS = {
  'prayer-times': 'Prayer times',
  events: 'Events',
  notices: 'Notices',
  content: 'Content',
  pages: 'Pages and menu',
  pictures: 'Pictures',
  messages: 'Messages',
  people: 'People',
  account: 'Own accounts',
  screens: 'Screens',
  settings: 'Settings and backups',
}
export type ActivityArea = keyof typeof AREA_LABELS
export const ACTIVITY_AREAS = Object.keys(AREA_LABELS) as ActivityArea[]

/** The documents whose saves are undone by restoring the version before. */
export const LOGGED_DOCUMENTS = {
  screens: 'screens',
  habits: 'settings',
  structure: 'pages',
  languages: 'settings',
  templates: 'messages',
} as const satisfies Record<string, ActivityArea>
export type LoggedDocument = keyof typeof LOGGED_DOCUMENTS

/** By what an entry is about. */
const BY_SUBJECT: Readonly<Record<string, ActivityArea>> = {
  prayer: 'prayer-times',
  event: 'events',
  section: 'content',
  notice: 'notices',
  translations: 'content',
  ...LOGGED_DOCUMENTS,
}

/** By the words of what was done: entries of earlier releases say no more. The first that fits counts. */
const BY_WORDS: readonly (readonly [ActivityArea, RegExp])[] = [
  ['content', /^((Updated|Restored) content|(Translated|Restored translations) .*into) /],
  ['events', /^(Created|Updated|Deleted|Restored|Changed|Hid|Showed|Moved) (\d+ )?events?\b/],
  ['prayer-times', /^\S+ the (prayer (times|settings)|list of khateebs)\b/],
  ['people', /^(Invited|Removed .* from the admins|Made .* an? \w+$)/],
  ['people', /^(Made a link to a new password for|Signed .+ out everywhere$)/],
  ['account', /\b(their|everywhere|recovery codes|by a link|passkey)\b/],
  ['pictures', /^\w+ (a|the|\d+) (pictures?|documents?)\b/],
  ['messages', /^\w+ .*\bmessages?\b/],
  ['notices', /\bnotifications$/],
]

/** The part of the site that an entry is about; settings, where it says nothing. */
export function areaOf(entry: { action: string; area?: ActivityArea | undefined }): ActivityArea {
  const subject = Object.keys(BY_SUBJECT).find(name => Reflect.get(entry, name) !== undefined)
  return (
    entry.area ??
    BY_SUBJECT[subject ?? ''] ??
    BY_WORDS.find(([, words]) => words.test(entry.action))?.[0] ??
    'settings'
  )
}
