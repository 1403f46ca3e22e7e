import { mailtoLink, mapLink, telephoneLink } from '#domain/visitor/contactLinks.ts'
import { isSecureAddress, isWebAddress } from './addresses.ts'
import type { Kind } from './kinds.ts'

/** The address that a link, frame or contact line points to; undefined when there is none. */
export function hrefOf(kind: Kind, content: string): string | undefined {
  const text = content.trim()
  if (text === '') return undefined
  switch (kind) {
    case 'url':
      return isWebAddress(text) ? text : undefined
    case 'secure-url':
      return isSecureAddress(text) ? text : undefined
    case 'phone':
      return telephoneLink(text) ?? undefined
    case 'email':
      return mailtoLink(text) ?? undefined
    case 'address':
      return mapLink(text)
    default:
      return undefined
  }
}
