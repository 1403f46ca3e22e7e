import { expect, it } from 'vitest'
import { unbracketed } from './find.ts'
import bodies from './found.json' with { type: 'json' }

const page = (body: string) => `<!doctype html><html lang="en-XA" dir="ltr"><body>${body}</body>`

it.each(bodies as [string, string[]][])('of %s finds %j', (body, found) => {
  expect(unbracketed(page(body), 'en-XA', ['Mercy Center'])).toEqual(found)
})
