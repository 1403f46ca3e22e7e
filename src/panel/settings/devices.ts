import { atom } from 'nanostores'
import { endSession, endSessions, getSessions } from '#contract/sessions.ts'
import { orShowError, showSuccess } from '#panel/shell/banner.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

/** The devices that are signed in to this account. */
export const devices = resource(async () => (await callAsAdmin(getSessions)).sessions)

/** What is being signed out: a session's id, 'others', or nothing. */
export const $signingOut = atom<string | null>(null)

/** Signs one other device out. */
export async function signOutDevice(id: string, device: string): Promise<void> {
  await end(id, async () => {
    await callAsAdmin(endSession, { params: { id } })
    return `${device} is signed out.`
  })
}

/** Signs every device out but this one. */
export async function signOutOthers(): Promise<void> {
  await end('others', async () => {
    const { ended } = await callAsAdmin(endSessions, { query: { keep: 'current' } })
    return ended === 1
      ? 'One other device is signed out.'
      : `${ended} other devices are signed out.`
  })
}

async function end(id: string, change: () => Promise<string>): Promise<void> {
  $signingOut.set(id)
  await orShowError(async () => showSuccess(await change()))
  $signingOut.set(null)
  await devices.load()
}
