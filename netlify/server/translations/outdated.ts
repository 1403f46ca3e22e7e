import type { OutdatedTranslations } from '#contract/dashboard.ts'
import { ownsLanguage } from '#domain/account/roles.ts'
import type { User } from '#domain/account/user.ts'
import { countsOf } from '#domain/translations/state.ts'
import { read } from '../storage/documents.ts'
import { languagesDocument } from '../storage/languages.ts'
import { readOffered } from '../storage/translations.ts'
import { listOriginals } from './originals.ts'

/** What an account has to translate again, by languages. Throws StorageError. */
export async function outdatedTranslations({ role }: User): Promise<OutdatedTranslations[]> {
  const { own, others } = (await read(languagesDocument)).value
  const offered = await readOffered({ own, others: others.filter(one => ownsLanguage(role, one)) })
  if (offered.length === 0) return []
  const groups = await listOriginals()
  return offered
    .map(({ language, value }) => ({
      language,
      outdated: countsOf(groups, value.texts, language).outdated,
    }))
    .filter(({ outdated }) => outdated > 0)
}
