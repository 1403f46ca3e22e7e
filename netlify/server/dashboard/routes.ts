import {
  type Dashboard,
  type DashboardPart,
  getDashboard,
  type OutdatedTranslations,
} from '#contract/dashboard.ts'
import { type Endpoint, failureOf } from '#contract/endpoint.ts'
import { getAdminEvents } from '#contract/events.ts'
import { getHealth } from '#contract/health.ts'
import { getMessageCounts } from '#contract/messages.ts'
import { getAdminNotices } from '#contract/notices.ts'
import { prayerApi } from '#contract/prayerSettings.ts'
import { getPublishing } from '#contract/publishing.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import { getSeenScreens } from '#contract/screens.ts'
import { getOriginals } from '#contract/translations.ts'
import { isAllowed, ownsLanguage } from '#domain/account/roles.ts'
import type { User } from '#domain/account/user.ts'
import { DASHBOARD_READ } from '#domain/activity/activity.ts'
import { countsOf } from '#domain/translations/state.ts'
import { activityPage } from '../activity/page.ts'
import { onAdmin } from '../auth/admin.ts'
import { countInbox } from '../contact/inbox.ts'
import { describeError, logLine } from '../log.ts'
import { publishingState } from '../publish/checkPublished.ts'
import { listSeenScreens } from '../screens/seen.ts'
import { checkHealth } from '../setup/health.ts'
import { read } from '../storage/documents.ts'
import { languagesDocument } from '../storage/languages.ts'
import { readOffered } from '../storage/translations.ts'
import { listOriginals } from '../translations/originals.ts'
import { comingEventsNow, prayerSummary, shownNotices, siteSetup } from './parts.ts'

type ValueOf<P> = P extends { value: infer T } ? T : never

/** How a part is read, and the endpoint whose role may read it and whose text says that it failed. */
interface PartPlan<T> {
  like: Pick<Endpoint, 'right' | 'failure'>
  read: (user: User) => Promise<T>
}

const PARTS: { [Name in keyof Dashboard]-?: PartPlan<ValueOf<Dashboard[Name]>> } = {
  activity: {
    like: getRecentActivity,
    read: () => activityPage({ pageSize: DASHBOARD_READ }),
  },
  publishing: { like: getPublishing, read: () => publishingState(new Date()) },
  silentScreens: {
    like: getSeenScreens,
    read: async () => (await listSeenScreens()).filter(({ isSilent }) => isSilent),
  },
  notices: { like: getAdminNotices, read: shownNotices },
  messages: { like: getMessageCounts, read: countInbox },
  // Everyone may read the settings; what the dashboard says of them is for those who change them.
  prayer: { like: prayerApi.save, read: prayerSummary },
  events: { like: getAdminEvents, read: comingEventsNow },
  translations: { like: getOriginals, read: outdatedTranslations },
  // The public endpoint names no right: here only owners are shown it.
  health: { like: getHealth, read: checkHealth },
  setup: { like: getHealth, read: siteSetup },
}

export const dashboardRoutes = [
  onAdmin(getDashboard, {}, async ({ admin: { user }, requestId }) => {
    const readPart = async ([name, { like, read }]: [string, PartPlan<unknown>]) => {
      if (!isAllowed(user.role, like.right)) return []
      const part = await read(user).then(
        (value): DashboardPart<unknown> => ({ value }),
        (error): DashboardPart<unknown> => {
          logLine('error', 'part of the dashboard failed', {
            ...{ requestId, part: name, error: describeError(error) },
          })
          return { failure: failureOf(like) }
        },
      )
      return [[name, part] as const]
    }
    const parts = await Promise.all(Object.entries<PartPlan<unknown>>(PARTS).map(readPart))
    return Object.fromEntries(parts.flat()) as unknown as Dashboard
  }),
]

/** What an account has to translate again, by languages. Throws StorageError. */
async function outdatedTranslations({ role }: User): Promise<OutdatedTranslations[]> {
  const { own, others } = (await read(languagesDocument)).value
  const offered = await readOffered({ own, others: others.filter(one => ownsLanguage(role, one)) })
  if (offered.length === 0) return []
  const groups = await listOriginals()
  return offered
    .map(({ language, value }) => ({
      language,
      outdated: countsOf(groups, value.texts, language).outdated,
    }))
    .filter(({ outdated }) => outdated > 0)
}
