/** Whether the text is an http(s) address, in any letter case. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}

/** Whether a new link may lead there: a name and password before the host look like another host. */
export const isPlainAddress = (text: string): boolean =>
  isWebAddress(text) && !/^\w+:\/\/[^/?#]*[@\\]/.test(text)

/** Whether that is why it is refused, in `bank.com@evil.com`: to say so. */
export const hasNameBeforeHost = (text: string): boolean => /^https?:\/\/[^/?#]*@/i.test(text)
export const NAME_BEFORE_HOST =
  'The address has a name before its host: take it out, together with the @.'

/**
 * Whether the text is an https address: required for a frame and the donation page. Its host is a
 * plain name, since it may become part of the pages' CSP, where `*`, `;` and `'` have a meaning.
 */
export function isSecureAddress(text: string): boolean {
  return /^https:/i.test(text) && isPlainAddress(text) && /^[\w.-]+$/.test(new URL(text).hostname)
}

/** Whether a link in a text may have this address: the web, this site, an anchor, mail or phone. */
export function isSafeHref(text: string): boolean {
  return isWebAddress(text) || /^(mailto:|tel:|#|\/(?![/\\]))[^\s\\]*$/i.test(text)
}

/** Whether the text is a picture's address: https, http (shown as https), or a path of this site. */
export function isImageAddress(text: string): boolean {
  return isWebAddress(text) || /^\/(?![/\\])[^\s\\]+$/.test(text)
}

/** A picture's address as it is shown: http becomes https, since the page's CSP allows nothing else. */
export const shownAddress = (address: string): string => address.replace(/^http:/i, 'https:')
