import { useStore } from '@nanostores/react'
import { Tabs } from '#islands/ui/Tabs.tsx'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { followLink } from '#panel/shell/PanelLink.tsx'
import { mayOpenPath } from '#panel/shell/role.ts'
import type { SettingsTab } from '#panel/shell/routes.ts'
import { $role } from '#panel/shell/session.ts'
import { AccountTab } from './AccountTab.tsx'
import { BackupTab } from './BackupTab.tsx'
import { GeneralTab } from './GeneralTab.tsx'
import { LanguagesTab } from './LanguagesTab.tsx'
import { ListsTab } from './ListsTab.tsx'
import { NotificationsTab } from './NotificationsTab.tsx'
import { RegionTab } from './RegionTab.tsx'
import { SecurityTab } from './SecurityTab.tsx'
import './settings.css'

const TABS = [
  { tab: 'general', href: '/admin/settings/general', label: 'General', Content: GeneralTab },
  { tab: 'region', href: '/admin/settings/region', label: 'Region and names', Content: RegionTab },
  {
    tab: 'lists',
    href: '/admin/settings/lists',
    label: 'Categories and subjects',
    Content: ListsTab,
  },
  {
    tab: 'languages',
    href: '/admin/settings/languages',
    label: 'Languages',
    Content: LanguagesTab,
  },
  { tab: 'backup', href: '/admin/settings/backup', label: 'Backup', Content: BackupTab },
  { tab: 'account', href: '/admin/settings/account', label: 'Account', Content: AccountTab },
  { tab: 'security', href: '/admin/settings/security', label: 'Security', Content: SecurityTab },
  {
    tab: 'notifications',
    href: '/admin/settings/notifications',
    label: 'Notifications',
    Content: NotificationsTab,
  },
] as const

/** The site's and the admin's own settings, a tab an address. */
export function SettingsPage({ tab }: { tab: SettingsTab }) {
  const role = useStore($role)
  const tabs = TABS.filter(({ href }) => mayOpenPath(role, href))
  const open = TABS.find(known => known.tab === tab) ?? TABS[0]
  return (
    <>
      <PageHead title="Settings" documentTitle={`${open.label} settings`} />
      <Tabs label="Settings" tabs={tabs} current={open.href} onFollow={followLink} />
      <open.Content key={tab} />
    </>
  )
}
