import { inOwnLanguage } from '#config/reader.ts'
import { login } from '#contract/login.ts'
import { escapeHtml } from '#domain/content/escape.ts'
import { locale } from '#locale/locale.ts'
import { loginPageTexts, loginTexts } from '#texts/signIn.ts'
import { codeTexts } from '#texts/ui.ts'
import { readPageFrame } from '../content/pageFrame.ts'
import { standalonePage } from '../http/standalonePage.ts'
import { panelWords } from '../mail/panelWords.ts'

interface Refused {
  error: string
  /** As typed; a password is never sent back. */
  email: string
  /** The account needs a code, which is sent together with the password. */
  isCode: boolean
  /** The page of the panel to return to. */
  from: string
}

/** The sign-in form again, with what is wrong: a page without scripts, in the site's own language. */
export async function signInPage(refused: Refused, response: Response): Promise<Response> {
  const [{ language, say }, frame] = await Promise.all([panelWords(), readPageFrame()])
  return inOwnLanguage(() => {
    const lang = language === locale().language ? '' : ` lang="${language}" dir="ltr"`
    const problem = `<p class="problem" role="alert"${lang}>${escapeHtml(say(refused.error))}</p>`
    const { title } = loginPageTexts
    return standalonePage({ title, ...frame, home: '/', main: form(refused, problem) }, response)
  })
}

const form = ({ email, isCode, from }: Refused, problem: string) =>
  `<h1>${loginPageTexts.title}</h1>
${problem}
<form method="post" action="${login.path}">
<input type="hidden" name="from" value="${escapeHtml(from)}">
<div class="field"><label for="username">${loginTexts.email}</label><input id="username" name="username" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${escapeHtml(email)}"></div>
<div class="field"><label for="password">${loginTexts.password}</label><input id="password" name="password" type="password" autocomplete="current-password" required></div>
${isCode ? `<div class="field"><label for="code">${codeTexts.code}</label><input id="code" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" required></div>` : ''}
<p><button type="submit">${loginTexts.signIn}</button> <a href="/forgot-password">${loginTexts.forgot}</a></p>
</form>`
