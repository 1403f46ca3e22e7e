import { useStore } from '@nanostores/react'
import { getsMail, NOTIFICATIONS } from '#domain/account/notifications.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { $role } from '#panel/shell/session.ts'
import { notificationsForm } from './account.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** Which mails the admin wants; each line says what it does. */
export function NotificationsTab() {
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
