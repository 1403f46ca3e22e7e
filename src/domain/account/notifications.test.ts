import { describe, expect, it } from 'vitest'
import {
  NOTIFICATIONS,
  type Notifications,
  NotificationsSchema,
  StoredNotificationsSchema,
  wantsMail,
} from './notifications.ts'

const ON = Object.fromEntries(NOTIFICATIONS.map(({ name }) => [name, true])) as Notifications

describe('notification flags', () => {
  it('get their initial value when an account has none', () => {
    const stored = StoredNotificationsSchema.parse(undefined)
    expect(stored).toMatchObject({
      emailNotifications: true,
      prayerTimeUpdates: true,
      securityAlerts: true,
    })
    expect(StoredNotificationsSchema.parse({ securityAlerts: false })).toEqual({
      ...stored,
      securityAlerts: false,
    })
  })

  it.each(NOTIFICATIONS)('are required in a save: $name', ({ name }) => {
    const { [name]: _, ...others } = ON
    const issues = NotificationsSchema.safeParse(others).error?.issues ?? []
    expect(issues.map(({ path }) => path)).toEqual([[name]])
  })

  it('stop mail to an admin who turned them off or is only invited', () => {
    const notifications = { ...ON, securityAlerts: false }
    const user = { role: 'admin' as const, passwordHash: '$scrypt$', notifications }
    expect(wantsMail(user, 'emailNotifications')).toBe(true)
    expect(wantsMail(user, 'securityAlerts')).toBe(false)
    expect(wantsMail({ ...user, passwordHash: null }, 'emailNotifications')).toBe(false)
  })
  it.each([
    ['admin', Object.keys(ON)],
    ['editor', ['emailNotifications', 'securityAlerts']],
    ['timekeeper', ['prayerTimeUpdates', 'securityAlerts']],
  ] as const)('go to the role %s: %j', (role, kinds) => {
    const user = { role, passwordHash: '$scrypt$', notifications: ON }
    const wanted = NOTIFICATIONS.filter(({ name }) => wantsMail(user, name))
    expect(wanted.map(({ name }) => name)).toEqual(kinds)
  })
})
