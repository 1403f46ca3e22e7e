import { beforeEach, expect, it, vi } from 'vitest'
import { type ThemedPage, themedPage } from './testing/themedPage.ts'

const changed = { 'home/hero': { content: 'Come in.', html: 'Come in.' } }

let page: ThemedPage
let asked: string[]

beforeEach(() => {
  page = themedPage()
  page.dataset.contentRevision = '3'
  asked = []
})

const mockResponse = (respond: () => Promise<Response>) =>
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return respond()
  })

/** What the page shows after it requested newer content. */
async function shown() {
  const { $newerContent, loadNewerContent } = await import('./content.ts')
  await Promise.all([loadNewerContent(), loadNewerContent()])
  return { sections: $newerContent.get(), classes: [...page.classes] }
}

it('requests the content and the theme once, and shows both', async () => {
  mockResponse(async () => Response.json({ content: { revision: 4, changed, theme: 'theme-red' } }))
  expect(await shown()).toEqual({ sections: changed, classes: ['theme-red'] })
  expect(page.kept.get('siteTheme')).toBe('green>red')
  expect(asked).toEqual(['/api/newer?since=3'])
})

it.each([{}, { theme: 'pink' }])(
  'shows newer content when the response’s theme is %j',
  async theme => {
    mockResponse(async () => Response.json({ content: { revision: 4, changed, ...theme } }))
    expect(await shown()).toEqual({ sections: changed, classes: ['theme-green'] })
    expect(page.kept.size).toBe(0)
  },
)

it.each([
  ['cannot read the content', async () => Response.json({ content: null })],
  ['fails', async () => Response.json({ success: false, error: 'No' }, { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
])('changes nothing when the server %s', async (_, respond) => {
  mockResponse(respond)
  expect(await shown()).toEqual({ sections: {}, classes: ['theme-green'] })
  expect(page.kept.size).toBe(0)
})

it('requests nothing for a page without a revision', async () => {
  delete page.dataset.contentRevision
  mockResponse(async () => Response.json({ content: { revision: 4, changed, theme: 'theme-red' } }))
  expect(await shown()).toEqual({ sections: {}, classes: ['theme-green'] })
  expect(asked).toEqual([])
})
