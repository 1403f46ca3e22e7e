import { expect, it } from 'vitest'
import { AMINA, fakeBrowser } from '#panel/testing/browser.ts'

it.each([[{ success: true }], [{}], [{ data: {} }], [{ data: [{}, null] }]])(
  'shows an empty list where the response is %j',
  async response => {
    const browser = fakeBrowser()
    browser.responses['GET /api/recent-activity'] = response
    const { keepUser } = await import('#panel/shell/session.ts')
    keepUser(AMINA)
    const { activityPages, recentActivity } = await import('./activity.ts')
    await recentActivity.load()
    await activityPages.load({ page: 2 })
    expect(recentActivity.$data.get()).toMatchObject({
      state: 'ready',
      data: { data: [], totalPages: 1 },
    })
    expect(activityPages.$data.get()).toMatchObject({ data: { data: [], totalPages: 1, page: 2 } })
  },
)
