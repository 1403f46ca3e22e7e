import { specifiedPage } from './specified.ts'
import { findPage, type Page, SITE_IDS, type SiteId, type Structure } from './structure.ts'

/** The first parts of addresses that the site itself needs; language codes are for translations. */
const RESERVED =
  /^(?:404|admin|alfirdous|api|art|developers|display|donate|events|forgot-password|login|netlify|notifications|offline|prayer-times|set-password|shell|widget)$/
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})?$/
/** Three-letter words that are languages' codes, too, are mostly words: only these are taken. */
const isLanguage = (part: string) => part.length === 2 || (LANGUAGE.test(part) && part[2] === '-')
/** A build has no page at 'index': it is the file of the folder. */
const isNeeded = (part: string, at: number) =>
  part === 'index' || (at === 1 && (RESERVED.test(part) || isLanguage(part)))
const FORM = /^(\/[a-z0-9]+(-[a-z0-9]+)*){1,4}$/

/** What is wrong with the address of a page, as a sentence; undefined when it can be saved. */
export function addressProblem(structure: Structure, page: Page): string | undefined {
  const { id, address, site } = page
  const specified = specifiedPage(id)
  if (specified?.isFixed) {
    return address === specified.address ? undefined : 'This page keeps its address.'
  }
  if (!FORM.test(address)) {
    return 'An address has small letters, digits and hyphens: /ramadan-meals'
  }
  const needed = address.split('/').find(isNeeded)
  if (needed !== undefined) {
    return `The site itself needs the address /${needed}. Choose another one.`
  }
  const home = structure.sites[site].address
  if (site !== 'main' && address !== home && !address.startsWith(`${home}/`)) {
    return `The addresses of this part of the site begin with ${home}.`
  }
  const taken = SITE_IDS.find(other => other !== site && isWithin(structure, other, address))
  if (taken) {
    const { address: start, on } = structure.sites[taken]
    return on
      ? `Addresses that begin with ${start} are another part’s.`
      : `Addresses that begin with ${start} are kept for another part, which is switched off. Choose another one.`
  }
  const twin = structure.pages.find(
    other => other.id !== id && other.address === address && other.state !== 'removed',
  )
  return twin ? 'Another page has this address.' : undefined
}

const isWithin = ({ sites }: Structure, site: SiteId, address: string): boolean => {
  const home = sites[site].address
  return home !== '/' && home !== '' && (address === home || address.startsWith(`${home}/`))
}

/**
 * The structure with a redirect from every address that a page had before. Redirects lead straight to
 * where a page is now, and never away from a page that lives at the address; a removed page keeps
 * its own, since it can be brought back.
 */
export function withRedirects(before: Structure, after: Structure): Structure {
  // An earlier version that is restored brings those to its pages.
  const redirects = { ...after.redirects, ...before.redirects }
  for (const { id, address } of before.pages) {
    const page = findPage(after, id)
    if (!page || page.address === address || page.state === 'removed') continue
    for (const [from, to] of Object.entries(redirects)) {
      if (to === address) redirects[from] = page.address
    }
    redirects[address] = page.address
  }
  const at = (pages: readonly Page[]) => new Set(pages.map(({ address }) => address))
  const living = at(after.pages.filter(({ state }) => state !== 'removed'))
  const known = at(after.pages)
  const kept = Object.entries(redirects).filter(([from, to]) => !living.has(from) && known.has(to))
  return { ...after, redirects: Object.fromEntries(kept) }
}

/** The structure with one of its sites at another address, its pages with it. */
export function moveSite(structure: Structure, id: SiteId, address: string): Structure {
  const { sites, pages } = structure
  const before = sites[id].address
  const moved = (path: string) => {
    if (path === before) return address
    return path.startsWith(`${before}/`) ? `${address}${path.slice(before.length)}` : path
  }
  return {
    ...structure,
    sites: { ...sites, [id]: { ...sites[id], address } },
    pages: pages.map(page => (page.site === id ? { ...page, address: moved(page.address) } : page)),
  }
}
