import type { Notifications } from '#domain/account/profile.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { notificationsForm } from './account.ts'
import { SettingsForm } from './SettingsForm.tsx'

const FLAGS: readonly { name: keyof Notifications; label: string; hint: string }[] = [
  {
    name: 'emailNotifications',
    label: 'New messages',
    hint: 'An e-mail when somebody writes through a form of the site. What looks like spam waits in the panel instead.',
  },
  {
    name: 'prayerTimeUpdates',
    label: 'Prayer time changes',
    hint: 'An e-mail when another admin changes the prayer settings.',
  },
  {
    name: 'securityAlerts',
    label: 'Security alerts',
    hint: 'An e-mail when your account is signed in to from a new device, when somebody is invited as an admin and when a backup is downloaded.',
  },
]

/** Which mails the admin wants; each line says what it does. */
export function NotificationsTab() {
  return (
    <section className="block" aria-labelledby="notifications-title">
      <h2 id="notifications-title">Mails to you</h2>
      <p className="muted">
        They go to the address of your account, as long as the site can send mail. When your
        password, your address or two-factor authentication changes, a mail always comes.
      </p>
      <SettingsForm store={notificationsForm} rows={3}>
        {({ values }, change) =>
          FLAGS.map(({ name, label, hint }) => (
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
    </section>
  )
}
