/** The parts of the site that an entry of the log can be about, in the order of the panel's menu. */
export const ACTIVITY_AREAS = [
  'prayer-times',
  'events',
  'notices',
  'content',
  'pages',
  'pictures',
  'messages',
  'people',
  'account',
  'screens',
  'settings',
] as const
export type ActivityArea = (typeof ACTIVITY_AREAS)[number]

export const AREA_LABELS: Record<ActivityArea, string> = {
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

/** By the words of what was done, since most entries say no more; the first that fits counts. */
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

/** The part of the site that an entry is about. */
export function areaOf({
  action,
  event,
  prayer,
  section,
  screens,
  structure,
  notice,
}: {
  action: string
  event?: string | undefined
  prayer?: number | undefined
  section?: string | undefined
  screens?: number | undefined
  structure?: number | undefined
  notice?: string | undefined
}): ActivityArea {
  if (prayer !== undefined) return 'prayer-times'
  if (event !== undefined) return 'events'
  if (section !== undefined) return 'content'
  if (screens !== undefined) return 'screens'
  if (structure !== undefined) return 'pages'
  if (notice !== undefined) return 'notices'
  return BY_WORDS.find(([, words]) => words.test(action))?.[0] ?? 'settings'
}
