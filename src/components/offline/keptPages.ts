import { PAGES } from '../../worker/marks.ts'

/** Fills the list of the pages that the device has kept, by their titles. */
async function listKeptPages(): Promise<void> {
  const list = document.querySelector('[data-kept-pages]')
  const cache = await caches.open(PAGES)
  const entries = await Promise.all(
    (await cache.keys()).map(async request => {
      const html = await (await cache.match(request, { ignoreVary: true }))?.text()
      return { path: new URL(request.url).pathname, ...namedIn(html ?? '') }
    }),
  )
  const items = entries
    .filter(({ title }) => title)
    .sort((a, b) => a.path.localeCompare(b.path))
    .map(({ path, title, lang }) => {
      const link = document.createElement('a')
      Object.assign(link, { href: path, textContent: title, lang })
      const item = document.createElement('li')
      item.dir = 'auto'
      item.append(link)
      return item
    })
  if (!list || items.length === 0) return
  list.replaceChildren(...items)
  document.querySelector('[data-no-kept-pages]')?.remove()
}

/** The page's own name, without that of the site, and its language. */
function namedIn(html: string) {
  const [head = ''] = /<html[\s\S]*?<\/title>/.exec(html) ?? []
  const { title, documentElement } = new DOMParser().parseFromString(head, 'text/html')
  return { title: title.split(' · ')[0], lang: documentElement.lang }
}

// Without storage the page shows the times alone.
listKeptPages().catch(() => {})
