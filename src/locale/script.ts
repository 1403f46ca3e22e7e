/** Scripts that one language has for itself. */
const OWN_SCRIPTS = {
  bn: /^[\p{Script=Bengali}]+$/u,
  gu: /^\p{Script=Gujarati}+$/u,
  ml: /^\p{Script=Malayalam}+$/u,
  ta: /^\p{Script=Tamil}+$/u,
} as const
/** Assamese has these besides the letters of Bengali. */
const ASSAMESE = /[ৰৱ]/
const ARABIC = /^[ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي]+$/
/** Letters that Arabic has and Urdu and Persian write otherwise. */
const ONLY_ARABIC = /[ةىيكأإ]/
const URDU = /^[ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوۂہھیےۓة]+$/
/** Letters that Urdu has, of the languages of mosques alone. */
const ONLY_URDU = /[ٹڈڑںےہ]/

/** Addresses of mail and the web have Latin letters in every language. Looked for from where a word begins alone. */
const ADDRESS = /(?<!\S)\S+?(?:@|:\/\/)\S+/g

/** The attributes of an element that shows a text as somebody wrote it. */
export const inItsLanguage = (text: string) => ({
  lang: languageByLetters(text),
  dir: 'auto' as const,
})

/** The letters of a text, without the few of Latin that another script has for names and hours. */
export function mainLetters(text: string): string {
  const letters = text
    .normalize('NFC')
    .replace(ADDRESS, '')
    .replace(/[^\p{L}\p{Mc}]|ـ/gu, '')
  const others = letters.replace(/\p{Script=Latin}/gu, '')
  return others.length > 0.75 * letters.length ? others : letters
}

/** The language of a text where its letters leave no doubt: Urdu, Arabic, Bengali …; else undefined. */
export function languageByLetters(text: string): string | undefined {
  const letters = mainLetters(text)
  if (ARABIC.test(letters)) return ONLY_ARABIC.test(letters) ? 'ar' : undefined
  if (URDU.test(letters)) return ONLY_URDU.test(letters) ? 'ur' : undefined
  const [language] = Object.entries(OWN_SCRIPTS).find(([, script]) => script.test(letters)) ?? []
  return ASSAMESE.test(letters) ? undefined : language
}
