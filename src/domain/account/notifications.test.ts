import { describe, expect, it } from 'vitest'
import {
  NOTIFICATIONS,
  NotificationsSchema,
  StoredNotificationsSchema,
  wantsMail,
} from './notifications.ts'

const ON = { emailNotifications: true, prayerTimeUpdates: true, securityAlerts: true }

describe('notification flags', () => {
  it('are stored with their initial value where an account lacks them', () => {
    expect(StoredNotificationsSchema.parse(undefined)).toEqual(ON)
    expect(StoredNotificationsSchema.parse({ securityAlerts: false })).toEqual({
      ...ON,
      securityAlerts: false,
    })
  })

  it.each(NOTIFICATIONS)('must all be sent by a save: $name', ({ name }) => {
    const { [name]: _, ...others } = ON
    const issues = NotificationsSchema.safeParse(others).error?.issues ?? []
    expect(issues.map(({ path }) => path)).toEqual([[name]])
  })

  it('let no mail through to an admin who turned them off or is only invited', () => {
    const user = { passwordHash: '$scrypt$', notifications: { ...ON, securityAlerts: false } }
    expect(wantsMail(user, 'emailNotifications')).toBe(true)
    expect(wantsMail(user, 'securityAlerts')).toBe(false)
    expect(wantsMail({ ...user, passwordHash: null }, 'emailNotifications')).toBe(false)
  })
})
