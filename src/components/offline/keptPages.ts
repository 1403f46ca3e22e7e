import { PAGES } from '../../worker/marks.ts'

/** Fills the list of the pages that the device has kept, by their titles. */
async function listKeptPages(): Promise<void> {
  const list = document.querySelector('[data-kept-pages]')
  const cache = await caches.open(PAGES)
  const entries = await Promise.all(
    (await cache.keys()).map(async request => {
      const html = await (await cache.match(request, { ignoreVary: true }))?.text()
      return { path: new URL(request.url).pathname, title: titleOf(html ?? '') }
    }),
  )
  const items = entries
    .filter(({ title }) => title)
    .sort((a, b) => a.path.localeCompare(b.path))
    .map(({ path, title }) => {
      const link = document.createElement('a')
      link.href = path
      link.textContent = title
      const item = document.createElement('li')
      item.append(link)
      return item
    })
  if (!list || items.length === 0) return
  list.replaceChildren(...items)
  document.querySelector('[data-no-kept-pages]')?.remove()
}

/** The page's own name, without that of the site. */
function titleOf(html: string): string {
  const [title = ''] = /<title[\s\S]*?<\/title>/.exec(html) ?? []
  const full = new DOMParser().parseFromString(title, 'text/html').title
  return full.split(' · ')[0] ?? ''
}

// Without storage the page shows the times alone.
listKeptPages().catch(() => {})
