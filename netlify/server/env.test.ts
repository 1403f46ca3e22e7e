import { expect, it } from 'vitest'
import { EnvError, readEnv } from './env.ts'

it('has a default for everything that a first start needs', () => {
  expect(readEnv({})).toMatchObject({
    port: 8888,
    dataDir: '.data',
    trustProxy: false,
  })
  expect(readEnv({}).host).toBeUndefined()
})

it('treats an empty value as absent', () => {
  expect(readEnv({ PORT: '', SESSION_SECRET: '' })).toMatchObject({ port: 8888 })
})

it.each([
  [{}, 72],
  [{ REBUILD_AT_MOST_EVERY: '24h' }, 24],
  [{ REBUILD_AT_MOST_EVERY: '0' }, 0],
])('reads from %j that rebuilds are %s hours apart at least', (source, hours) => {
  expect(readEnv(source).rebuildAtMostEveryHours).toBe(hours)
})

it('reads SITE_NOW as an instant', () => {
  expect(readEnv({ SITE_NOW: '2027-03-14T03:30:00-04:00' }).siteNow?.toISOString()).toBe(
    '2027-03-14T07:30:00.000Z',
  )
})

it.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number'],
  [{ PORT: '70000' }, 'PORT must be from 0 to 65535'],
  [
    { HOST: 'example.org' },
    'HOST must be an IP address to listen on, such as 127.0.0.1, 0.0.0.0 or ::',
  ],
  [{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL must be an http(s) address'],
  [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL must be an e-mail address'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must be at least 8 characters long'],
  [{ SESSION_SECRET: 'x'.repeat(31) }, 'SESSION_SECRET must be at least 32 bytes long'],
  [{ SMTP_URL: 'https://mail.example.org' }, 'SMTP_URL must be an smtp:// or smtps:// address'],
  [{ SITE_NOW: 'tomorrow' }, 'SITE_NOW must be an ISO instant such as 2027-03-14T07:30:00Z'],
  [
    { YOUTUBE_CHANNEL_ID: '@mosque' },
    'YOUTUBE_CHANNEL_ID must be a channel id: UC and 22 more characters',
  ],
  [
    { REBUILD_AT_MOST_EVERY: '72' },
    'REBUILD_AT_MOST_EVERY must be hours such as 72h, or 0 for no limit',
  ],
  [
    { REBUILD_AT_MOST_EVERY: '3 days' },
    'REBUILD_AT_MOST_EVERY must be hours such as 72h, or 0 for no limit',
  ],
  [
    { HEARTBEAT_URL: 'http://hc.example.org/1' },
    'HEARTBEAT_URL must be an https address, or one of this machine',
  ],
  [
    {
      BACKUP_S3_URL: 'https://s3.example.org',
      BACKUP_S3_ACCESS_KEY_ID: 'id',
      BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
    },
    'BACKUP_S3_URL must end with the name of a bucket, such as https://s3.example.org/bucket',
  ],
  [
    { BACKUP_S3_URL: 'https://s3.example.org/bucket', BACKUP_S3_ACCESS_KEY_ID: 'id' },
    'BACKUP_S3_URL needs BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY',
  ],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 0 or 1'],
  [
    { ALLOWED_HOSTS: 'http://192.168.1.20' },
    'ALLOWED_HOSTS must be names or IP addresses without a port, such as 192.168.1.20',
  ],
])('explains what is invalid in %j', (source, line) => {
  expect(() => readEnv(source)).toThrow(new EnvError(`The environment is not right:\n  ${line}`))
})

it('names every invalid variable without printing a secret', () => {
  const read = () => readEnv({ PORT: 'x', SESSION_SECRET: 'my-secret' })
  expect(read).toThrow(/PORT[^\n]*\n.*SESSION_SECRET/)
  expect(read).not.toThrow(/my-secret/)
})

it('reads hosts with commas or spaces between them', () => {
  const { allowedHosts } = readEnv({ ALLOWED_HOSTS: '192.168.1.20, Hall.local  [fd00::1]' })
  expect(allowedHosts).toEqual(['192.168.1.20', 'hall.local', '[fd00::1]'])
})
