/** The language of the pages (BCP 47), for `lang` and everything that is formatted. */
export const LOCALE: string = 'en-US'

/** The value of the root's `lang`. */
export const LANGUAGE: string = 'en'

/** The direction of the script: the value of the root's `dir`. */
export const DIRECTION: 'ltr' | 'rtl' = 'ltr'
