import { hasNameBeforeHost, isPlainAddress, NAME_BEFORE_HOST } from '#domain/content/addresses.ts'

/** Whether a new link of a notice may lead there: an https address, or a path of this site. */
const isNoticeLink = (link: string) =>
  /^\/(?![/\\])[^\s\\]*$/.test(link) || (/^https:/i.test(link) && isPlainAddress(link))

/**
 * Why a notice may not get this link; undefined where it may. `before`: what it has, which stays as it
 * is, so that an older notice can still be changed and ended.
 */
export const linkRefused = (link: string | undefined, before?: string): string | undefined =>
  link === undefined || link === before || isNoticeLink(link)
    ? undefined
    : hasNameBeforeHost(link)
      ? NAME_BEFORE_HOST
      : LINK_REFUSED

const LINK_REFUSED =
  'Enter a full address that begins with https://, or a page of this site like /events.'
