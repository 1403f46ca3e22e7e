import { useStore } from '@nanostores/react'
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { DashboardPage } from '#panel/dashboard/DashboardPage.tsx'
import { later } from '#panel/shell/later.ts'
import { $route, followBrowser } from '#panel/shell/navigation.ts'
import type { PanelRoute, PlainPage } from '#panel/shell/routes.ts'
import { $role, leave } from '#panel/shell/session.ts'
import '#panel/panel.css'
import '#panel/shell/arrange.css'
import '#panel/shell/shared.css'
import { LeaveDialog } from '#panel/editing/LeaveDialog.tsx'
import { BottomBar } from '#panel/menu/BottomBar.tsx'
import { Sidebar } from '#panel/menu/Sidebar.tsx'
import { type NoticeWords, OwnNoticeWords } from '#panel/notices/usual.ts'
import { PublishLine } from '#panel/publishing/PublishLine.tsx'
import { PublishNews } from '#panel/publishing/PublishNews.tsx'
import { ReleaseLine } from '#panel/release/ReleaseLine.tsx'
import { AccountNotices } from '#panel/shell/AccountNotices.tsx'
import { BannerHost } from '#panel/shell/BannerHost.tsx'
import { Boundary } from '#panel/shell/Boundary.tsx'
import { GlobalError, PageError, UnknownPage } from '#panel/shell/ErrorPages.tsx'
import { Gate } from '#panel/shell/Gate.tsx'
import { HasSchool } from '#panel/shell/hasSchool.ts'
import { keepFocus } from '#panel/shell/keptFocus.ts'
import { NotAllowedPage } from '#panel/shell/NotAllowedPage.tsx'
import { ProofDialog } from '#panel/shell/ProofDialog.tsx'
import { mayOpen } from '#panel/shell/role.ts'
import { SiteName } from '#panel/shell/siteName.ts'

const { PrayerSettingsPage } = later(() => import('#panel/prayer/PrayerSettingsPage.tsx'))
const { PrintYearPage } = later(() => import('#panel/prayer/timetable/PrintYearPage.tsx'))
const { ContentPage } = later(() => import('#panel/content/ContentPage.tsx'))
const { EventsPage } = later(() => import('#panel/events/EventsPage.tsx'))
const { NoticesPage } = later(() => import('#panel/notices/NoticesPage.tsx'))
const { PagesPage } = later(() => import('#panel/pages/PagesPage.tsx'))
const { TranslationsPage } = later(() => import('#panel/translations/TranslationsPage.tsx'))
const { PicturesPage } = later(() => import('#panel/pictures/PicturesPage.tsx'))
const { ScreensPage } = later(() => import('#panel/screens/ScreensPage.tsx'))
const { ActivitiesPage } = later(() => import('#panel/activities/ActivitiesPage.tsx'))
const { PeoplePage } = later(() => import('#panel/people/PeoplePage.tsx'))
const { SettingsPage } = later(() => import('#panel/settings/SettingsPage.tsx'))
const { MessagesPage } = later(() => import('#panel/messages/MessagesPage.tsx'))
const { SetupPage } = later(() => import('#panel/setup/SetupPage.tsx'))

async function logOut(): Promise<void> {
  await leave()
  location.assign('/')
}

interface Props {
  siteName: string
  hasSchool: boolean
  noticeWords: NoticeWords
}

/** The admin panel: every address under /admin. */
export function AdminPanel({ siteName, hasSchool, noticeWords }: Props) {
  useEffect(keepFocus, [])
  return (
    <SiteName value={siteName}>
      <HasSchool value={hasSchool}>
        <Boundary fallback={() => <GlobalError />}>
          <Gate>
            <OwnNoticeWords value={noticeWords}>
              <Shell siteName={siteName} />
            </OwnNoticeWords>
          </Gate>
        </Boundary>
      </HasSchool>
    </SiteName>
  )
}

function Shell({ siteName }: { siteName: string }) {
  const route = useStore($route)
  useEffect(followBrowser, [])
  const onLogout = () => void logOut()
  const allowed = mayOpen(useStore($role), route)
  // A page that is open stays when the role is lowered, with what was typed there.
  const shown = useRef<PanelRoute | undefined>(undefined)
  if (allowed) shown.current = route
  return (
    <div className="panel">
      <Sidebar siteName={siteName} onLogout={onLogout} />
      {/* By its place on the screen it is last, but the keyboard must not cross the page to it. */}
      <BottomBar onLogout={onLogout} />
      {/* What undoes a save is a step before the page's heading, which the focus goes to. */}
      <BannerHost />
      <div className="panel-page" id="panel-page" tabIndex={-1}>
        <div className="panel-top">
          <PublishLine />
        </div>
        <AccountNotices />
        <Boundary resetKey={route} fallback={retry => <PageError retry={retry} />}>
          <Suspense key={route.name} fallback={<Spinner />}>
            {shown.current === route ? pageOf(route) : <NotAllowedPage route={route} />}
          </Suspense>
        </Boundary>
        <ReleaseLine />
      </div>
      <PublishNews />
      <LeaveDialog />
      <ProofDialog />
    </div>
  )
}

const PLAIN: Record<PlainPage, ComponentType> = {
  dashboard: DashboardPage,
  'prayer-times': PrayerSettingsPage,
  events: EventsPage,
  notices: NoticesPage,
  pages: PagesPage,
  pictures: PicturesPage,
  screens: ScreensPage,
  people: PeoplePage,
}

function pageOf(route: PanelRoute): ReactNode {
  switch (route.name) {
    case 'print-year':
      return <PrintYearPage year={route.year} />
    case 'content':
      return <ContentPage pageId={route.page} sectionId={route.section} />
    case 'translations':
      return <TranslationsPage language={route.language} group={route.group} />
    case 'messages':
      return <MessagesPage view={route.view} />
    case 'setup':
      return <SetupPage step={route.step} />
    case 'settings':
      return <SettingsPage tab={route.tab} />
    case 'activities': {
      const { name: _, ...view } = route
      return <ActivitiesPage view={view} />
    }
    case 'unknown':
      return <UnknownPage />
    default: {
      const Page = PLAIN[route.name]
      return <Page />
    }
  }
}
