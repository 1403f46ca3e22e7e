import { foldedWords, foldForSearch, haveBeginnings } from '#locale/fold.ts'

/** A place of the panel, with the words by which people look for it. */
interface FoundPlace {
  label: string
  href: string
}

const prayers = '/admin/prayer-times'
const settings = '/admin/settings'

const PLACES: readonly (FoundPlace & { words: string })[] = [
  ...['Fajr', 'Dhuhr', 'Asr', 'Maghrib', 'Isha'].map(prayer => ({
    label: `${prayer} iqama`,
    href: `${prayers}#change-${prayer.toLowerCase()}`,
    words: `${prayer} iqama iqamah jamaat congregation time prayer salah zuhr esha subh`,
  })),
  {
    label: "Jumu'ah",
    href: `${prayers}#change-jumuah`,
    words: "jumu'ah jumuah jummah juma friday khutbah sermon prayer",
  },
  {
    label: 'Khateebs',
    href: `${prayers}#change-khateeb`,
    words: 'khateeb khatib khutbah imam speaker friday sermon topic rota turn',
  },
  { label: 'Eid prayers', href: `${prayers}#change-eid`, words: 'eid fitr adha takbir prayer' },
  {
    label: 'Ramadan and Tarawih',
    href: `${prayers}#ramadan`,
    words: 'ramadan tarawih taraweeh itikaf fasting suhoor iftar night prayer',
  },
  {
    label: 'Where and how times are calculated',
    href: `${prayers}#place`,
    words: 'athan adhan azan calculation method angle madhab city coordinates sunrise',
  },
  {
    label: 'The change of the clocks',
    href: `${prayers}#clocks`,
    words: 'clock change daylight saving dst summer winter time hour',
  },
  {
    label: 'Hijri months and the moon',
    href: `${prayers}#hijri`,
    words: 'moon hijri month ramadan sighting calendar date islamic',
  },
  {
    label: 'Timetable from a file',
    href: `${prayers}#timetable`,
    words: 'timetable import upload excel csv spreadsheet file year times',
  },
  {
    label: 'Print a year',
    href: `${prayers}/print`,
    words: 'print timetable paper year month pdf',
  },
  {
    label: 'Earlier versions of the prayer times',
    href: `${prayers}#versions`,
    words: 'restore earlier version history prayer times',
  },
  {
    label: 'Janazah notice',
    href: '/admin/notices#new-janazah',
    words: 'janazah funeral death burial',
  },
  {
    label: 'Closed',
    href: '/admin/notices#new-closed',
    words: 'closed closure snow weather cancel',
  },
  { label: 'Parking notice', href: '/admin/notices#new-parking', words: 'parking cars lot full' },
  {
    label: 'Translations',
    href: '/admin/translations',
    words: 'translation translate language arabic urdu english french turkish',
  },
  { label: 'Notices', href: '/admin/notices', words: 'notice announcement news banner urgent' },
  {
    label: 'Events',
    href: '/admin/events',
    words:
      'event class halaqa program flyer calendar cancel not this week lecture dinner import ics ical google outlook',
  },
  {
    label: 'Pages and menu',
    href: '/admin/pages',
    words: 'page pages menu navigation link address hide show footer school off switch redirect',
  },
  {
    label: 'Albums of pictures',
    href: '/admin/content/gallery/albums',
    words: 'album albums gallery photos several pictures eid',
  },
  { label: 'Pictures', href: '/admin/pictures', words: 'picture photo image upload gallery flyer' },
  { label: 'Screens', href: '/admin/screens', words: 'screen tv television display hall monitor' },
  {
    label: 'Messages',
    href: '/admin/messages',
    words: 'message inbox mail contact reply visitor wrote question',
  },
  {
    label: 'Invite someone',
    href: '/admin/people?invite',
    words: 'invite add person user volunteer account helper role owner editor',
  },
  { label: 'People', href: '/admin/people', words: 'people users accounts roles remove sign-ins' },
  {
    label: 'Name, address, phone',
    href: `${settings}/general`,
    words: 'name address phone number email site settings location description logo color theme',
  },
  {
    label: 'Colors of the site',
    href: `${settings}/general`,
    words: 'theme color colour design look green blue red purple',
  },
  { label: 'Logo', href: '/admin/content/header/logo', words: 'logo icon brand picture' },
  {
    label: 'Password and passkeys',
    href: `${settings}/security`,
    words: 'password passkey two-factor security sign in login code devices',
  },
  { label: 'Your account', href: `${settings}/account`, words: 'account profile name email bio' },
  {
    label: 'Backup and restore',
    href: `${settings}/backup`,
    words: 'backup restore download export off-site key',
  },
  {
    label: 'Activities',
    href: '/admin/activities',
    words: 'activity log history who changed undo mistake wrong back',
  },
]

/** The places that every word of a query begins a word of, at most eight. */
export function findPlaces(query: string): FoundPlace[] {
  const wanted = foldedWords(query)
  if (wanted.length === 0) return []
  const named = ({ label }: FoundPlace) => foldForSearch(label).startsWith(wanted[0] ?? '')
  const found = PLACES.filter(({ label, words }) => haveBeginnings(`${label} ${words}`, wanted))
  // What is called so comes first.
  return found.toSorted((a, b) => Number(named(b)) - Number(named(a))).slice(0, 8)
}
