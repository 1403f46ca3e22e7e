import { directionOf } from '#locale/languages.ts'
import { locale } from '#locale/locale.ts'
import { ownLanguage } from './languages.ts'

/** The attributes of what the mosque wrote: in the site's own language on every page. */
export const ownMarks = (): { lang?: string; dir?: 'ltr' | 'rtl' } =>
  locale().language === ownLanguage ? {} : { lang: ownLanguage, dir: directionOf(ownLanguage) }
