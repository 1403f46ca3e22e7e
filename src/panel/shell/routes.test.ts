import { expect, it } from 'vitest'
import { routeOf } from './routes.ts'
import routes from './testing/routes.json' with { type: 'json' }

it.each(routes as [string, string, object][])('reads %s%s', (path, search, route) => {
  expect(routeOf(path, search)).toEqual(route)
})
