import { isExampleName } from '#config/examples.ts'
import type { ChecklistStep } from '#contract/dashboard.ts'
import type { Health } from '#contract/health.ts'
import { isBeginningChosen } from '#domain/prayer/hijriSettings.ts'
import { isSeed } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'

/** What the steps are judged by. */
interface SiteSetup {
  readonly siteName: string
  readonly logo: string
  readonly prayer: Pick<PrayerSettings, 'place' | 'iqama' | 'jumuah' | 'hijri'>
  /** How many values of the site are still examples. */
  readonly examples: number
  readonly people: number
  readonly health: Pick<Health, 'mail' | 'backup'>
}

/** The steps of setting up a new site, in the order in which visitors miss them. */
export function setupSteps(site: SiteSetup): ChecklistStep[] {
  const { siteName, logo, prayer, examples, people, health } = site
  return [
    {
      title: 'Where the mosque is',
      hint: 'Prayer times are computed for this place.',
      href: '/admin/prayer-times',
      isDone: !isSeed('place', prayer),
    },
    {
      title: "Iqama and Jumu'ah times",
      hint: 'Set each prayer as your mosque prays it.',
      href: '/admin/prayer-times',
      isDone: !isSeed('iqama', prayer) || !isSeed('jumuah', prayer),
    },
    {
      title: 'How Hijri months begin',
      hint: 'By calculation, by an announcement, or by your own sighting. Until you choose, both Eids are ‘expected’ and not greeted.',
      href: '/admin/prayer-times#hijri',
      isDone: isBeginningChosen(prayer.hijri),
    },
    {
      title: 'Name and logo',
      hint: 'They are on every page, in search engines and on shared links.',
      href: '/admin/settings/general',
      isDone: !isExampleName(siteName) && logo.trim() !== '',
    },
    {
      title: 'Your own words in place of the examples',
      hint:
        examples === 1
          ? 'One value is still an example or empty.'
          : `${examples} values are still examples or empty.`,
      href: '#examples',
      isDone: examples === 0,
    },
    {
      title: 'Messages by e-mail',
      hint:
        health.mail === 'no reader'
          ? 'A mail server is set up, and nobody gets the messages yet: set MAIL_TO, or turn on “New messages” under Notifications.'
          : 'No mail server is set up: messages of visitors wait in the panel, and nobody can reset a password by mail. Ask the person who runs the site to set SMTP_URL and MAIL_FROM.',
      href: '/admin/messages',
      isDone: health.mail === 'configured',
    },
    {
      title: 'A second person',
      hint: 'Somebody else should be able to sign in when you cannot.',
      href: '/admin/people?invite',
      isDone: people > 1,
    },
    {
      title: 'Backups',
      hint: 'Download one now and then, or ask the person who runs the site for nightly ones.',
      href: '/admin/settings/backup',
      isDone: health.backup.state === 'current',
    },
  ]
}
