import { atom } from 'nanostores'
import { type AccountChange, getAccount, saveAccount } from '#contract/account.ts'
import { AVATAR_FIELD, deleteAvatar, saveAvatar } from '#contract/avatar.ts'
import type { Notifications } from '#domain/account/notifications.ts'
import { type Account, AVATAR_LIMIT } from '#domain/account/profile.ts'
import { ProfileFieldsSchema } from '#domain/account/user.ts'
import { errorsByPath } from '#domain/declared/schema.ts'
import { sizeInWords } from '#domain/documents/document.ts'
import { formStore } from '#panel/editing/formStore.ts'
import { showSuccess } from '#panel/shell/banner.ts'
import { resource, textOf } from '#panel/shell/loaded.ts'
import { callWithProof, type ProofWords } from '#panel/shell/proof.ts'
import { callAsAdmin, changeUser, keepUser } from '#panel/shell/session.ts'

interface ProfileValues {
  name: string
  email: string
  bio: string
}

const load = () => callAsAdmin(getAccount)

/** The caller's account, for what is only shown of it. */
export const ownAccount = resource(load)

/** Saves the account, with proof where `words` are given; null: canceled. */
async function save(change: AccountChange, words?: ProofWords): Promise<Account | null> {
  const input = { body: change }
  const response = words
    ? await callWithProof(saveAccount, input, words)
    : await callAsAdmin(saveAccount, input)
  if (!response) return null
  keepUser(response.account)
  return response.account
}

/** Whether the address that is typed is another one than the account's. */
const changesEmail = ({ email }: Pick<ProfileValues, 'email'>, account: Account) =>
  email.trim().toLowerCase() !== account.email.toLowerCase()

/** The Account tab. */
export const profileForm = formStore<ProfileValues, Account>({
  name: 'account',
  load,
  valuesOf: ({ name, email, bio }) => ({ name, email, bio }),
  check: values => errorsByPath(ProfileFieldsSchema, values),
  save: ({ name, email, bio }, account) =>
    save(
      { name: name.trim(), email: email.trim(), bio, notifications: account.notifications },
      changesEmail({ email }, account)
        ? {
            title: 'Change your e-mail address',
            lead: `You will sign in with ${email.trim()}. ${account.email} gets an e-mail about the change.`,
            button: 'Change the address',
          }
        : undefined,
    ),
})

/** The Notifications tab. */
export const notificationsForm = formStore<Notifications, Account>({
  name: 'notifications',
  load,
  valuesOf: ({ notifications }) => notifications,
  save: (notifications, { name, email, bio, notifications: before }) =>
    save(
      { name, email, bio, notifications },
      before.securityAlerts && !notifications.securityAlerts
        ? {
            title: 'Turn off security alerts',
            lead: 'You will no longer get an e-mail when someone signs in to your account from a new device.',
            button: 'Turn them off',
          }
        : undefined,
    ),
})

/** The admin's own picture: unchanged, being saved, or refused. */
type AvatarState =
  | { state: 'idle' }
  | { state: 'chosen'; file: File }
  | { state: 'saving'; file: File | null }
  | { state: 'failed'; message: string }

export const $avatar = atom<AvatarState>({ state: 'idle' })

/** Shows a picture before it is saved; rejects a file that the server would reject. */
export function chooseAvatar(file: File | undefined): void {
  if (!file) return
  if (!['image/png', 'image/jpeg'].includes(file.type)) {
    $avatar.set({ state: 'failed', message: 'Choose a PNG or JPG picture.' })
  } else if (file.size > AVATAR_LIMIT) {
    $avatar.set({
      state: 'failed',
      message: `This picture is ${sizeInWords(file.size)}. Choose one of at most 1 MB.`,
    })
  } else $avatar.set({ state: 'chosen', file })
}

export const forgetAvatar = () => $avatar.set({ state: 'idle' })

/** Saves the chosen picture. */
export async function uploadAvatar(): Promise<void> {
  const choice = $avatar.get()
  if (choice.state !== 'chosen') return
  const body = new FormData()
  body.set(AVATAR_FIELD, choice.file)
  $avatar.set({ state: 'saving', file: choice.file })
  await saveAndShow(async () => (await callAsAdmin(saveAvatar, { body })).avatar)
}

/** Removes the picture. */
export async function removeAvatar(): Promise<void> {
  $avatar.set({ state: 'saving', file: null })
  await saveAndShow(async () => {
    await callAsAdmin(deleteAvatar)
    return null
  })
}

async function saveAndShow(change: () => Promise<string | null>): Promise<void> {
  try {
    const avatar = await change()
    changeUser({ avatar })
    $avatar.set({ state: 'idle' })
    showSuccess(avatar ? 'Your picture has been saved.' : 'Your picture has been removed.')
  } catch (error) {
    $avatar.set({ state: 'failed', message: textOf(error) })
  }
}
