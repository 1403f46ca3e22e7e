/**
 * Whether a new link of a notice may lead there: an https address without a name and password before
 * the host, which looks like another host, or a path of this site.
 */
function isNoticeLink(link: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(link)) return true
  if (!/^https:\/\/[^\s\\]+$/i.test(link) || !URL.canParse(link)) return false
  const { username, password } = new URL(link)
  return username === '' && password === ''
}

/**
 * Why a notice may not get this link; undefined where it may. `before`: what it has, which stays as it
 * is, so that an older notice can still be changed and ended.
 */
export const linkRefused = (link: string | undefined, before?: string): string | undefined =>
  link === undefined || link === before || isNoticeLink(link) ? undefined : LINK_REFUSED

const LINK_REFUSED =
  'Enter a full address that begins with https://, or a page of this site like /events.'
