import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useRef } from 'react'
import { getsMail, NOTIFICATIONS } from '#domain/account/notifications.ts'
import { PASSWORD_HINT } from '#domain/account/passwordRules.ts'
import { roleWords } from '#domain/account/roles.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { CodeField } from '#islands/ui/CodeField.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { PasswordField } from '#islands/ui/PasswordField.tsx'
import { Tabs } from '#islands/ui/Tabs.tsx'
import { TextArea, TextField } from '#islands/ui/TextField.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { followLink } from '#panel/shell/PanelLink.tsx'
import { mayOpenPath } from '#panel/shell/role.ts'
import { SETTINGS_TABS, type SettingsTab } from '#panel/shell/routes.ts'
import { $role, useUser } from '#panel/shell/session.ts'
import { AvatarChoice } from './AvatarChoice.tsx'
import { notificationsForm, profileForm } from './account.ts'
import { Backup } from './Backup.tsx'
import { Devices } from './Devices.tsx'
import { GeneralTab } from './GeneralTab.tsx'
import { LanguagesTab } from './LanguagesTab.tsx'
import { ListsTab } from './ListsTab.tsx'
import { Offsite } from './Offsite.tsx'
import { Passkeys } from './Passkeys.tsx'
import { $passwordForm, forgetPasswordErrors, savePassword } from './password.ts'
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

/** The change-password form. What is typed stays in its fields, and in no store. */
function ChangePasswordForm() {
  const { saving, errors, problem } = useStore($passwordForm)
  const user = useUser()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => forgetPasswordErrors, [])

  const save = async (text: (name: string) => string) => {
    const isSaved = await savePassword({
      currentPassword: text('currentPassword'),
      newPassword: text('newPassword'),
      confirmPassword: text('confirmPassword'),
      code: text('code'),
    })
    if (isSaved) form.current?.reset()
  }
  return (
    <Block title="Change password">
      <Form ref={form} method="post" errors={errors} onSend={text => void save(text)}>
        <input
          className="visually-hidden"
          type="email"
          name="username"
          autoComplete="username"
          aria-hidden="true"
          tabIndex={-1}
          readOnly
          value={user?.email ?? ''}
        />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          error={errors.currentPassword}
        />
        {user?.twoFactor && <CodeField error={errors.code} />}
        <div className="field-row">
          <PasswordField
            label="New password"
            name="newPassword"
            autoComplete="new-password"
            hint={PASSWORD_HINT}
            error={errors.newPassword}
          />
          <PasswordField
            label="Confirm new password"
            name="confirmPassword"
            autoComplete="new-password"
            error={errors.confirmPassword}
          />
        </div>
        <ErrorNotice text={problem} />
        <div>
          <Button kind="primary" type="submit" busy={saving}>
            {saving ? 'Changing…' : 'Change password'}
          </Button>
        </div>
        <p className="field-hint">
          All your other devices are signed out when the password changes. This one stays.
        </p>
      </Form>
    </Block>
  )
}

/** The admin's own name, address, picture and bio. */
function AccountTab() {
  return (
    <>
      <AvatarChoice />
      <Block title="Your account">
        <SettingsForm store={profileForm} rows={4}>
          {({ stored }, _, bind) => (
            <>
              <TextField label="Name" name="name" required autoComplete="name" {...bind('name')} />
              <TextField
                label="Email"
                name="email"
                type="email"
                required
                autoComplete="email"
                hint="You sign in with this address."
                {...bind('email')}
              />
              <TextField
                label="Role"
                readOnly
                value={roleWords(stored.role).name}
                hint="Contact a super administrator to change your role"
              />
              <TextArea label="Bio" name="bio" optional rows={4} {...bind('bio')} />
            </>
          )}
        </SettingsForm>
      </Block>
    </>
  )
}
