import { useStore } from '@nanostores/react'
import type { ComponentType } from 'react'
import { getsMail, NOTIFICATIONS } from '#domain/account/notifications.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Tabs } from '#islands/ui/Tabs.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { followLink } from '#panel/shell/PanelLink.tsx'
import { mayOpenPath } from '#panel/shell/role.ts'
import { SETTINGS_TABS, type SettingsTab } from '#panel/shell/routes.ts'
import { $role } from '#panel/shell/session.ts'
import { AccountTab } from './AccountTab.tsx'
import { notificationsForm } from './account.ts'
import { Backup } from './Backup.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { Devices } from './Devices.tsx'
import { GeneralTab } from './GeneralTab.tsx'
import { LanguagesTab } from './LanguagesTab.tsx'
import { ListsTab } from './ListsTab.tsx'
import { Offsite } from './Offsite.tsx'
import { Passkeys } from './Passkeys.tsx'
import { RegionTab } from './RegionTab.tsx'
import { Restore } from './Restore.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { TwoFactorSetting } from './TwoFactorSetting.tsx'
import './settings.css'

const CONTENTS: Record<SettingsTab, ComponentType> = {
  general: GeneralTab,
  region: RegionTab,
  lists: ListsTab,
  languages: LanguagesTab,
  backup: () => (
    <>
      <Backup />
      <Restore />
      <Offsite />
    </>
  ),
  account: AccountTab,
  security: () => (
    <>
      <ChangePasswordForm />
      <Passkeys />
      <TwoFactorSetting />
      <Devices />
    </>
  ),
  notifications: NotificationsTab,
}
const TABS = Object.entries(SETTINGS_TABS).map(([tab, { label }]) => ({
  label,
  href: `/admin/settings/${tab}`,
}))

/** The site's and the admin's own settings, a tab an address. */
export function SettingsPage({ tab }: { tab: SettingsTab }) {
  const role = useStore($role)
  const tabs = TABS.filter(({ href }) => mayOpenPath(role, href))
  const Content = CONTENTS[tab]
  return (
    <>
      <PageHead title="Settings" documentTitle={`${SETTINGS_TABS[tab].label} settings`} />
      <Tabs label="Settings" tabs={tabs} current={`/admin/settings/${tab}`} onFollow={followLink} />
      <Content key={tab} />
    </>
  )
}

/** Which mails the admin wants; each line says what it does. */
function NotificationsTab() {
  const role = useStore($role)
  const kinds = NOTIFICATIONS.filter(({ name }) => getsMail(role, name))
  return (
    <Block title="Mails to you">
      <p className="muted">
        They go to the address of your account, as long as the site can send mail. When your
        password, your address or two-factor authentication changes, you always get an e-mail.
      </p>
      <SettingsForm store={notificationsForm} rows={kinds.length}>
        {({ values }, change) =>
          kinds.map(({ name, label, hint }) => (
            <Checkbox
              key={name}
              name={name}
              label={label}
              hint={hint}
              checked={values[name]}
              onChange={checked => change({ [name]: checked })}
            />
          ))
        }
      </SettingsForm>
    </Block>
  )
}
