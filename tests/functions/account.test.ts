import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getAccount, saveAccount } from '#contract/account.ts'
import { deleteAvatar, getAvatar, saveAvatar } from '#contract/avatar.ts'
import { AVATAR_LIMIT } from '#domain/account/profile.ts'
import type { User } from '#domain/account/user.ts'
import { addAdmin, Browser, PASSWORD, signedIn } from './browser.ts'
import { testPicture } from './pictures.ts'
import { site, withSite } from './running.ts'

let user: User
let browser: Browser
let count = 0

withSite(beforeAll)
beforeEach(async () => {
  user = await addAdmin(`Amina${count++}`)
  browser = await signedIn(site, user)
})

const change = () => ({
  name: 'Amina Khan',
  email: user.email,
  bio: 'Teaches on Saturdays.',
  notifications: {
    emailNotifications: false,
    prayerTimeUpdates: true,
    siteProblems: true,
    securityAlerts: true,
  },
})

describe('the account', () => {
  it('saves the account and returns it without a secret, and takes no role, id or password', async () => {
    const { account } = await browser.fetchJson(saveAccount, {
      body: { ...change(), role: 'owner', id: 'x', passwordHash: '$scrypt$', sessionVersion: 9 },
    })
    expect(account).toMatchObject({ ...change(), id: user.id, role: 'admin', twoFactor: false })
    expect((await new Browser(site).signIn(user)).status).toBe(200)
    const read = await browser.fetchJson(getAccount)
    expect(read).toEqual(account)
    expect(Object.keys(read).sort()).toEqual(
      'avatar bio createdAt email hasPasskey id name needsPasskey notifications passkeys recoveryCodesLeft role twoFactor'.split(
        ' ',
      ),
    )
  })

  it.each([
    // The others are tested next to their schema: src/domain/account/user.test.ts.
    [{ name: ' ' }, 'name'],
    [{ notifications: {} }, 'notifications.emailNotifications'],
  ])('rejects %j and names the field', async (values, field) => {
    const body = await browser.fetchJson(saveAccount, { body: { ...change(), ...values } }, 400)
    expect(Object.keys(body.fields)).toContain(field)
  })

  it('changes the e-mail address with the password', async () => {
    const email = `new-${user.email}`
    await browser.fetchJson(saveAccount, {
      body: { ...change(), email, currentPassword: PASSWORD },
    })
    expect((await new Browser(site).signIn({ ...user, email })).status).toBe(200)
    expect((await new Browser(site).signIn(user)).status).toBe(401)
  })

  it('rejects the address of another account', async () => {
    const other = await addAdmin(`Bilal${count}`)
    const body = { ...change(), email: other.email.toUpperCase(), currentPassword: PASSWORD }
    expect((await browser.fetchJson(saveAccount, { body }, 409)).code).toBe('email_taken')
  })
})

const bytesOf = async (picture: Blob) => new Uint8Array(await picture.arrayBuffer())
const PNG = await bytesOf(await testPicture('png'))
const JPG = await bytesOf(await testPicture('jpeg'))
const GIF = await bytesOf(await testPicture('gif'))
const form = (bytes: number[] | Uint8Array<ArrayBuffer>, name: string, type: string) => {
  const data = new FormData()
  data.set('avatar', new Blob([new Uint8Array(bytes)], { type }), name)
  return data
}
/** The PNG with a text in it that makes it so many bytes long. */
function grown(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const text = new Uint8Array(size - png.length)
  new DataView(text.buffer).setUint32(0, text.length - 12)
  text.set(Buffer.from('tEXt'), 4)
  return new Uint8Array(Buffer.concat([png.subarray(0, -12), text, png.subarray(-12)]))
}
const hashOf = (address: string) => ({ hash: address.split('/').at(-1) ?? '' })

describe('the picture', () => {
  it.each([
    ['a PNG', PNG, 'me.png', 'image/png'],
    ['a JPG', JPG, 'me.jpg', 'image/jpeg'],
    ['a PNG that calls itself a web page', PNG, 'me.html', 'image/png'],
  ])('shows a picture stored as %s only to admins', async (_, bytes, name, type) => {
    const { avatar } = await browser.fetchJson(saveAvatar, { body: form(bytes, name, 'text/html') })
    expect((await browser.fetchJson(getAccount)).avatar).toBe(avatar)
    const shown = await browser.send(getAvatar, { params: hashOf(avatar) })
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await site.send(getAvatar, { params: hashOf(avatar) })).status).toBe(401)
  })

  it.each([
    [
      'a web page named .png',
      [...Buffer.from('<script>alert(1)</script>')],
      400,
      'The picture must be a PNG or a JPG.',
    ],
    [
      'an SVG',
      [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      400,
      'The picture must be a PNG or a JPG.',
    ],
    ['a PNG cut short', [...PNG.subarray(0, 200)], 400, 'The picture must be a PNG or a JPG.'],
    ['a GIF', [...GIF], 400, 'The picture must be a PNG or a JPG.'],
    ['nothing', [], 400, 'Choose a picture.'],
  ])('refuses %s', async (_, bytes, status, text) => {
    const before = site.dump()
    const body = await browser.fetchJson(
      saveAvatar,
      { body: form(bytes, 'me.png', 'image/png') },
      status,
    )
    expect(body.error).toBe(text)
    expect(site.dump()).toEqual(before)
  })

  it.each([
    [AVATAR_LIMIT, 200],
    [AVATAR_LIMIT + 1, 413],
    [AVATAR_LIMIT + 100_000, 413],
  ])('responds to a picture of %i bytes with %i', async (size, status) => {
    const body = form(grown(PNG, size), 'me.png', 'image/png')
    await browser.fetchJson(saveAvatar, { body }, status)
  })

  it('stores the picture without its metadata', async () => {
    const picture = grown(PNG, PNG.length + 100)
    const { avatar } = await browser.fetchJson(saveAvatar, { body: form(picture, 'me.png', '') })
    const shown = await browser.send(getAvatar, { params: hashOf(avatar) })
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(PNG)
  })

  it('requires a picture in a form', async () => {
    await browser.fetchJson(saveAvatar, { body: new FormData() }, 400)
    await browser.fetchJson(saveAvatar, { body: { avatar: 'x' } }, 400)
  })

  it('deletes a picture with its last user', async () => {
    const other = await signedIn(site, await addAdmin(`Bilal${count}`))
    const mine = await bytesOf(await testPicture('png', '#123456'))
    const { avatar } = await browser.fetchJson(saveAvatar, {
      body: form(mine, 'a.png', 'image/png'),
    })
    await other.fetchJson(saveAvatar, { body: form(mine, 'b.png', 'image/png') })
    await browser.fetchJson(deleteAvatar)
    expect((await browser.fetchJson(getAccount)).avatar).toBeNull()
    expect((await browser.send(getAvatar, { params: hashOf(avatar) })).status).toBe(200)
    await other.fetchJson(saveAvatar, { body: form(JPG, 'c.jpg', 'image/jpeg') })
    expect((await browser.send(getAvatar, { params: hashOf(avatar) })).status).toBe(404)
  })

  it.each(['x', '../users', 'A'.repeat(64)])('refuses the hash %j', async hash => {
    expect((await browser.send(getAvatar, { params: { hash } })).status).toBe(400)
  })
})
