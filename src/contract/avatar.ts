import { AVATAR_LIMIT } from '#domain/account/profile.ts'
import { endpoint } from './endpoint.ts'

/** The form's field that holds the picture. */
export const AVATAR_FIELD = 'avatar'

/** Replaces the caller's picture: a form with one PNG or JPG of at most 1 MB; its type is read from its content. */
export const saveAvatar = endpoint<{
  body: FormData
  response: { success: true; avatar: string }
}>('POST /api/account/avatar', {
  right: 'signedIn',
  failure: 'The picture could not be saved.',
  limit: AVATAR_LIMIT + 16 * 1024,
})

/** Removes the caller's picture. */
export const deleteAvatar = endpoint<{
  response: { success: true }
}>('DELETE /api/account/avatar', {
  right: 'signedIn',
  failure: 'The picture could not be removed.',
})

/** The picture itself, for <img src>; its address comes with the account. */
export const getAvatar = endpoint<{
  params: { hash: string }
  response: Response
}>('GET /api/avatars/:hash', {
  right: 'signedIn',
  failure: 'The picture could not be loaded.',
})
