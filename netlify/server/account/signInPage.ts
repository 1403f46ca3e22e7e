import { login } from '#contract/login.ts'
import { escapeHtml } from '#domain/content/escape.ts'
import { loginPageTexts, loginTexts } from '#texts/signIn.ts'
import { readPageFrame } from '../content/pageFrame.ts'
import { standalonePage } from '../http/standalonePage.ts'

interface Refused {
  error: string
  /** As typed; a password is never sent back. */
  email: string
  /** The account needs a code, which is sent together with the password. */
  isCode: boolean
  /** The page of the panel to return to. */
  from: string
}

/** The sign-in form again, with what is wrong: a page without scripts. */
export async function signInPage(
  { error, email, isCode, from }: Refused,
  response: Response,
): Promise<Response> {
  const { title } = loginPageTexts
  const code = `<div class="field"><label for="code">Code</label><input id="code" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" required></div>`
  const main = `<h1>${title}</h1>
<p class="problem" role="alert">${escapeHtml(error)}</p>
<form method="post" action="${login.path}">
<input type="hidden" name="from" value="${escapeHtml(from)}">
<div class="field"><label for="username">${loginTexts.email}</label><input id="username" name="username" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${escapeHtml(email)}"></div>
<div class="field"><label for="password">${loginTexts.password}</label><input id="password" name="password" type="password" autocomplete="current-password" required></div>
${isCode ? code : ''}
<p><button type="submit">${loginTexts.signIn}</button> <a href="/forgot-password">${loginTexts.forgot}</a></p>
</form>`
  return standalonePage({ title, ...(await readPageFrame()), home: '/', main }, response)
}
