import { getSignIns, type SignInsQuery } from '#contract/signIns.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

/** The sign-ins that the filter selects. */
export const signIns = resource((query: SignInsQuery) => callAsAdmin(getSignIns, { query }))
