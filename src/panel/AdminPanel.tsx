import { useStore } from '@nanostores/react'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { DashboardPage } from '#panel/dashboard/DashboardPage.tsx'
import { loadTheme } from '#panel/settings/theme.ts'
import { $route, followBrowser } from '#panel/shell/navigation.ts'
import type { PanelRoute } from '#panel/shell/routes.ts'
import { leave } from '#panel/shell/session.ts'
import '#panel/panel.css'
import '#panel/shell/shared.css'
import { LeaveDialog } from '#panel/editing/LeaveDialog.tsx'
import { BottomBar } from '#panel/menu/BottomBar.tsx'
import { Sidebar } from '#panel/menu/Sidebar.tsx'
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
import { $role, mayOpen } from '#panel/shell/role.ts'
import { SiteName } from '#panel/shell/siteName.ts'

const PrayerSettingsPage = lazy(async () => {
  const { PrayerSettingsPage } = await import('#panel/prayer/PrayerSettingsPage.tsx')
  return { default: PrayerSettingsPage }
})

const PrintYearPage = lazy(async () => {
  const { PrintYearPage } = await import('#panel/prayer/timetable/PrintYearPage.tsx')
  return { default: PrintYearPage }
})

const ContentPage = lazy(async () => {
  const { ContentPage } = await import('#panel/content/ContentPage.tsx')
  return { default: ContentPage }
})

const EventsPage = lazy(async () => {
  const { EventsPage } = await import('#panel/events/EventsPage.tsx')
  return { default: EventsPage }
})

const NoticesPage = lazy(async () => {
  const { NoticesPage } = await import('#panel/notices/NoticesPage.tsx')
  return { default: NoticesPage }
})

const PagesPage = lazy(async () => {
  const { PagesPage } = await import('#panel/pages/PagesPage.tsx')
  return { default: PagesPage }
})

const TranslationsPage = lazy(async () => {
  const { TranslationsPage } = await import('#panel/translations/TranslationsPage.tsx')
  return { default: TranslationsPage }
})

const PicturesPage = lazy(async () => {
  const { PicturesPage } = await import('#panel/pictures/PicturesPage.tsx')
  return { default: PicturesPage }
})

const ScreensPage = lazy(async () => {
  const { ScreensPage } = await import('#panel/screens/ScreensPage.tsx')
  return { default: ScreensPage }
})

const ActivitiesPage = lazy(async () => {
  const { ActivitiesPage } = await import('#panel/activities/ActivitiesPage.tsx')
  return { default: ActivitiesPage }
})

const PeoplePage = lazy(async () => {
  const { PeoplePage } = await import('#panel/people/PeoplePage.tsx')
  return { default: PeoplePage }
})

const SettingsPage = lazy(async () => {
  const { SettingsPage } = await import('#panel/settings/SettingsPage.tsx')
  return { default: SettingsPage }
})

const MessagesPage = lazy(async () => {
  const { MessagesPage } = await import('#panel/messages/MessagesPage.tsx')
  return { default: MessagesPage }
})

const SetupPage = lazy(async () => {
  const { SetupPage } = await import('#panel/setup/SetupPage.tsx')
  return { default: SetupPage }
})

async function logOut(): Promise<void> {
  await leave()
  location.assign('/')
}

/** The admin panel: every address under /admin. */
export function AdminPanel({ siteName, hasSchool }: { siteName: string; hasSchool: boolean }) {
  useEffect(keepFocus, [])
  return (
    <SiteName value={siteName}>
      <HasSchool value={hasSchool}>
        <Boundary fallback={() => <GlobalError />}>
          <Gate>
            <Shell siteName={siteName} />
          </Gate>
        </Boundary>
      </HasSchool>
    </SiteName>
  )
}

function Shell({ siteName }: { siteName: string }) {
  const route = useStore($route)
  useEffect(followBrowser, [])
  useEffect(() => void loadTheme(), [])
  const onLogout = () => void logOut()
  const allowed = mayOpen(useStore($role), route)
  // A page that is open stays when the role is lowered, with what was typed there.
  const shown = useRef<PanelRoute | undefined>(undefined)
  if (allowed) shown.current = route
  return (
    <div className="panel">
      <Sidebar siteName={siteName} onLogout={onLogout} />
      <div className="panel-page">
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
      <BannerHost />
      <PublishNews />
      <LeaveDialog />
      <ProofDialog />
      <BottomBar onLogout={onLogout} />
    </div>
  )
}

function pageOf(route: PanelRoute): ReactNode {
  switch (route.name) {
    case 'dashboard':
      return <DashboardPage />
    case 'prayer-times':
      return <PrayerSettingsPage />
    case 'print-year':
      return <PrintYearPage year={route.year} />
    case 'events':
      return <EventsPage />
    case 'notices':
      return <NoticesPage />
    case 'content':
      return <ContentPage pageId={route.page} sectionId={route.section} />
    case 'translations':
      return <TranslationsPage language={route.language} group={route.group} />
    case 'pages':
      return <PagesPage />
    case 'pictures':
      return <PicturesPage />
    case 'screens':
      return <ScreensPage />
    case 'messages':
      return <MessagesPage view={route.view} />
    case 'people':
      return <PeoplePage />
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
  }
}
