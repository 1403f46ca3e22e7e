/**
 * Whether a new link of a notice may lead there: an https address without a name and password before
 * the host, which looks like another host, or a path of this site.
 */
export function isNoticeLink(link: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(link)) return true
  if (!/^https:\/\/[^\s\\]+$/i.test(link) || !URL.canParse(link)) return false
  const { username, password } = new URL(link)
  return username === '' && password === ''
}

/** What a refused link is told. */
export const LINK_REFUSED =
  'Enter a full address that begins with https://, or a page of this site like /events.'
