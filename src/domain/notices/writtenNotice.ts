import { declaredTexts } from '#domain/declared/fields.ts'
import { writtenFields } from '#domain/translations/written.ts'
import { locale } from '#locale/locale.ts'
import { NOTICE_FIELDS } from './fields.ts'
import type { NoticeFields } from './notice.ts'

/** A notice in the words of its reader's language; `lang` names those that are in another. */
export function writtenNotice<N extends NoticeFields & { readonly id: string }>(notice: N): N {
  if (!locale().written) return notice
  const { language, ...rest } = notice
  const own = writtenFields(`notice:${notice.id}`, declaredTexts(NOTICE_FIELDS, notice), language)
  return { ...rest, ...own.fields, ...(own.lang && { lang: own.lang }) } as unknown as N
}
