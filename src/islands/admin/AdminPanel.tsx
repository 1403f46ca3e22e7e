import { useStore } from '@nanostores/react'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { Route } from '#domain/panel/routes.ts'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { $route, followBrowser } from '#stores/admin/navigation.ts'
import { leave } from '#stores/admin/session.ts'
import { loadTheme } from '#stores/admin/theme.ts'
import { ActivitiesPage } from './activities/ActivitiesPage.tsx'
import { DashboardPage } from './dashboard/DashboardPage.tsx'
import './panel.css'
import { PeoplePage } from './people/PeoplePage.tsx'
import { PublishNews } from './publishing/PublishNews.tsx'
import { PublishStatus } from './publishing/PublishStatus.tsx'
import { SettingsPage } from './settings/SettingsPage.tsx'
import { AccountNotices } from './shell/AccountNotices.tsx'
import { BannerHost } from './shell/BannerHost.tsx'
import { BottomBar } from './shell/BottomBar.tsx'
import { Boundary } from './shell/Boundary.tsx'
import { GlobalError, PageError, UnknownPage } from './shell/ErrorPages.tsx'
import { Gate } from './shell/Gate.tsx'
import { LeaveDialog } from './shell/LeaveDialog.tsx'
import { ProofDialog } from './shell/ProofDialog.tsx'
import { Sidebar } from './shell/Sidebar.tsx'
import { SiteName } from './shell/siteName.ts'

const PrayerSettingsPage = lazy(async () => {
  const { PrayerSettingsPage } = await import('./prayer/PrayerSettingsPage.tsx')
  return { default: PrayerSettingsPage }
})

const ContentPage = lazy(async () => {
  const { ContentPage } = await import('./content/ContentPage.tsx')
  return { default: ContentPage }
})

const EventsPage = lazy(async () => {
  const { EventsPage } = await import('./events/EventsPage.tsx')
  return { default: EventsPage }
})

const MessagesPage = lazy(async () => {
  const { MessagesPage } = await import('./messages/MessagesPage.tsx')
  return { default: MessagesPage }
})

async function logOut(): Promise<void> {
  await leave()
  location.assign('/')
}

/** The admin panel: every address under /admin. */
export function AdminPanel({ siteName }: { siteName: string }) {
  return (
    <SiteName value={siteName}>
      <Boundary fallback={() => <GlobalError />}>
        <Gate>
          <Shell siteName={siteName} />
        </Gate>
      </Boundary>
    </SiteName>
  )
}

function Shell({ siteName }: { siteName: string }) {
  const route = useStore($route)
  useEffect(followBrowser, [])
  useEffect(() => void loadTheme(), [])
  const onLogout = () => void logOut()
  return (
    <div className="panel">
      <Sidebar siteName={siteName} onLogout={onLogout} />
      <div className="panel-page">
        <div className="panel-top">
          <PublishStatus />
        </div>
        <AccountNotices />
        <Boundary resetKey={route} fallback={retry => <PageError retry={retry} />}>
          <Suspense key={route.name} fallback={<Spinner />}>
            {pageOf(route)}
          </Suspense>
        </Boundary>
      </div>
      <BannerHost />
      <PublishNews />
      <LeaveDialog />
      <ProofDialog />
      <BottomBar onLogout={onLogout} />
    </div>
  )
}

function pageOf(route: Route): ReactNode {
  switch (route.name) {
    case 'dashboard':
      return <DashboardPage />
    case 'prayer-times':
      return <PrayerSettingsPage />
    case 'events':
      return <EventsPage />
    case 'content':
      return <ContentPage pageId={route.page} sectionId={route.section} />
    case 'messages':
      return <MessagesPage view={route.view} />
    case 'people':
      return <PeoplePage />
    case 'settings':
      return <SettingsPage tab={route.tab} />
    case 'activities':
      return <ActivitiesPage page={route.page} />
    case 'unknown':
      return <UnknownPage />
  }
}
