import { languagesApi } from '#contract/languages.ts'
import { languageOfRole, type Role } from '#domain/account/roles.ts'
import type { Languages } from '#domain/languages/stored.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

/** The languages of the site. */
export const languageSettings = resource(() => callAsAdmin(languagesApi.read))
/** The languages that someone can translate into. */
export const languagesFor = (role: Role, { others }: Languages): string[] =>
  others.filter(language => (languageOfRole(role) ?? language) === language)
