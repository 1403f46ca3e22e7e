import { expect, it } from 'vitest'
import { routeOf } from './routes.ts'

it.each([
  ['/admin', '', { name: 'dashboard' }],
  ['/admin/', '', { name: 'dashboard' }],
  ['/admin.html', '', { name: 'dashboard' }],
  ['/admin/prayer-times', '', { name: 'prayer-times' }],
  ['/admin/prayer-times/print', '?year=2027', { name: 'print-year', year: 2027 }],
  ['/admin/prayer-times/other', '', { name: 'unknown' }],
  ['/admin/events/', '', { name: 'events' }],
  ['/admin/content', '?x=1', { name: 'content', page: '', section: '' }],
  ['/admin/content/about/', '', { name: 'content', page: 'about', section: '' }],
  ['/admin/content/about/hero-text', '', { name: 'content', page: 'about', section: 'hero-text' }],
  ['/admin/content/about/hero-text/more', '', { name: 'unknown' }],
  ['/admin/content/%3Cb%3E', '', { name: 'unknown' }],
  ['/admin/pictures', '', { name: 'pictures' }],
  ['/admin/screens', '', { name: 'screens' }],
  ['/admin/screens/main', '', { name: 'unknown' }],
  ['/admin/people', '', { name: 'people' }],
  ['/admin/settings', '', { name: 'settings', tab: 'general' }],
  ['/admin/settings/security', '', { name: 'settings', tab: 'security' }],
  ['/admin/settings/general/more', '', { name: 'unknown' }],
  ['/admin/settings/unheard-of', '', { name: 'unknown' }],
  ['/admin/activities', '', { name: 'activities', page: 1 }],
  ['/admin/activities', '?page=12', { name: 'activities', page: 12 }],
  ['/admin/activities', '?page=0', { name: 'activities', page: 1 }],
  ['/admin/activities', '?page=-3', { name: 'activities', page: 1 }],
  ['/admin/activities', '?page=two', { name: 'activities', page: 1 }],
  [
    '/admin/activities',
    '?area=events&person=Amina&from=2026-11-01&until=soon&page=2',
    { name: 'activities', page: 2, area: 'events', person: 'Amina', from: '2026-11-01' },
  ],
  ['/admin/activities', '?area=none&person=', { name: 'activities', page: 1 }],
  [
    '/admin/messages',
    '?folder=answered',
    {
      name: 'messages',
      view: { id: '', place: 'answered', form: '', subject: '', q: '', page: 1 },
    },
  ],
  ['/admin/messages/x', '', { name: 'unknown' }],
  ['/admin/people/x', '', { name: 'unknown' }],
  ['/admin/constructor', '', { name: 'unknown' }],
])('reads %s%s', (path, search, route) => {
  expect(routeOf(path, search)).toEqual(route)
})
