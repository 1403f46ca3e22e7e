import { describe, expect, it } from 'vitest'
import { explain, startMessage } from './people.ts'

describe('the welcome text', () => {
  const url = 'http://localhost:8888'
  it('names the address, the admin, the password once, and the data folder', () => {
    const admin = { email: 'admin@example.org', password: 'four-quiet-words' }
    const text = startMessage({
      url,
      dataDir: '/srv/.data',
      admin,
      notes: ['Phone is an example.'],
    })
    for (const part of [url, admin.email, admin.password, '/srv/.data', 'Phone is an example.'])
      expect(text).toContain(part)
  })

  it('names the problem where only the last build is served', () => {
    const text = startMessage({ url, dataDir: '/srv', problem: 'The database is gone.' })
    expect(text).toContain('as they were last built')
    expect(text).toContain('The database is gone.')
  })

  it.each([
    ['an admin with a chosen password', { email: 'a@example.org' }],
    ['no new admin', undefined],
  ])('shows no password for %s', (_, admin) => {
    expect(startMessage({ url, dataDir: '/srv', admin })).not.toMatch(/password/i)
  })
})

it.each([
  [{ code: 'EADDRINUSE', message: 'listen EADDRINUSE' }, /^Port 8888 is in use.*PORT=8889/],
  [{ code: 'EACCES', message: 'listen EACCES' }, /^Port 8888 needs special rights/],
  [
    { code: 'EADDRNOTAVAIL', message: 'listen EADDRNOTAVAIL' },
    /^HOST=192\.0\.2\.1 is not an address of this machine/,
  ],
  [new Error('netlify.toml: wrong'), /^netlify.toml: wrong$/],
])('explains %j in one line', (error, expected) => {
  const text = explain(error, { port: 8888, host: '192.0.2.1' })
  expect(text).toMatch(expected)
  expect(text).not.toContain('\n')
})
