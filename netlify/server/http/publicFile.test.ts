import { describe, expect, it } from 'vitest'
import { isPublicIp, loadPublicFile, publicAddress } from './publicFile.ts'

describe('a public IP address', () => {
  it.each([
    ['142.250.80.46', true],
    ['2607:f8b0:4006:80b::200e', true],
    ['127.0.0.1', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.100.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fc00::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['2001:0:7f00:1::', false],
    ['localhost', false],
  ])('%s: %s', (ip, isPublic) => expect(isPublicIp(ip)).toBe(isPublic))
})

describe('the address of a calendar', () => {
  it.each([
    'http://example.org/a.ics',
    'file:///etc/passwd',
    'https://localhost/a.ics',
    'https://127.0.0.1/a.ics',
    'https://2130706433/a.ics',
    'https://0x7f.1/a.ics',
    'https://[::1]/a.ics',
    'https://[::ffff:10.0.0.1]/a.ics',
    'https://169.254.169.254/latest/meta-data',
    'https://me:secret@example.org/a.ics',
    'https://example.org:8443/a.ics',
    'https://router/a.ics',
    'calendar',
    '',
  ])('is refused: %s', address => {
    expect(() => publicAddress(address)).toThrow(/https:\/\/|everybody/)
  })

  it.each([
    ['webcal://calendar.example.org/a.ics', 'https://calendar.example.org/a.ics'],
    [' https://example.org/a.ics?x=1 ', 'https://example.org/a.ics?x=1'],
  ])('is taken: %s', (address, href) => expect(publicAddress(address).href).toBe(href))

  it('is refused where its name means a host of our own', async () => {
    const limits = { mostBytes: 1000, withinMs: 4000 }
    await expect(loadPublicFile('https://localhost.localdomain/a.ics', limits)).rejects.toThrow()
    await expect(loadPublicFile('https://127.0.0.1.nip.invalid/', limits)).rejects.toThrow()
  })
})
