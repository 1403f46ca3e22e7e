import { z } from 'zod'
import { isWebAddress } from '#domain/content/addresses.ts'
import { isOwn } from '#domain/content/ownPages.ts'
import { cleanLine, tooLong } from '#domain/declared/schema.ts'
import { addressProblem } from './addresses.ts'
import { leadOf, SPECIFIED, type SpecifiedPage, specifiedPage } from './specified.ts'
import { isPublic, type Page, SITE_IDS, type Structure } from './structure.ts'

const MOST_PAGES = 200
const MOST_BLOCKS = 60
const MOST_LINKS = 60

/** Of pages, blocks and items of a menu. */
const Id = z
  .string()
  .regex(/^[a-zA-Z][a-zA-Z0-9-]{0,39}$/, 'An id has letters, digits and hyphens.')

const BlockSchema = z.object({
  id: Id,
  block: Id,
  hidden: z.literal(true).optional(),
  copyOf: z
    .string()
    .regex(/^[a-zA-Z0-9-]{1,40}\/[a-zA-Z0-9-]{1,40}$/)
    .optional(),
})

const PageSchema = z.object({
  id: Id,
  site: z.enum(SITE_IDS),
  address: z.string().max(120, tooLong(120)),
  title: cleanLine('The title', 80).optional(),
  state: z.enum(['shown', 'hidden', 'removed']),
  removedAt: z.iso.datetime().optional(),
  copyOf: Id.optional(),
  blocks: z.array(BlockSchema).max(MOST_BLOCKS, `A page can have at most ${MOST_BLOCKS} parts.`),
})

const LinkSchema = z.object({
  id: Id,
  page: Id.optional(),
  hash: z.string().max(60).optional(),
  href: z
    .string()
    .max(500, tooLong(500))
    .refine(isWebAddress, 'Enter a full address that begins with https://')
    .optional(),
  label: cleanLine('The label', 60).optional(),
})
const ItemSchema = LinkSchema.extend({ items: z.array(LinkSchema).max(MOST_LINKS).optional() })

const SiteSchema = z.object({
  on: z.boolean(),
  address: z.string().max(60, tooLong(60)),
  name: cleanLine('The name', 80),
  menu: z.array(ItemSchema).max(MOST_LINKS, `A menu can have at most ${MOST_LINKS} items.`),
  footer: z.array(LinkSchema).max(MOST_LINKS, `A footer can have at most ${MOST_LINKS} links.`),
})

/** As stored, and as the panel sends it. */
export const StructureSchema: z.ZodType<Structure> = z.object({
  sites: z.object({ main: SiteSchema, school: SiteSchema, other: SiteSchema }),
  pages: z.array(PageSchema).max(MOST_PAGES, `There can be at most ${MOST_PAGES} pages.`),
  redirects: z.record(z.string().max(120), z.string().max(120)),
})

/** What a save has to keep, beside the shape: names, addresses, and links that say something. */
export const CheckedStructureSchema = StructureSchema.superRefine((structure, context) => {
  const { sites, pages } = structure
  const wrong = (message: string, ...path: (string | number)[]) =>
    context.addIssue({ code: 'custom', message, path })
  for (const [index, page] of pages.entries()) {
    if (page.state === 'removed') continue
    const problem = addressProblem(structure, page)
    if (problem) wrong(problem, 'pages', index, 'address')
    if (!specifiedPage(page.id) && !isOwn(page.id))
      wrong(
        'The id of a page of your own: page-, and 6 to 12 small letters or digits.',
        'pages',
        index,
        'id',
      )
    if (lacksLead(page))
      wrong('Its first part has the heading: it stays.', 'pages', index, 'blocks')
    if (!page.title && isOwn(page.id)) wrong('The page needs a title.', 'pages', index, 'title')
  }
  for (const [id, { alwaysShown }] of Object.entries<SpecifiedPage>(SPECIFIED)) {
    const isShown = pages.some(page => page.id === id && isPublic(structure, page))
    if (alwaysShown && !isShown) wrong(alwaysShown, 'pages')
  }
  if (new Set(pages.map(({ id }) => id)).size < pages.length)
    wrong('Two pages have the same id.', 'pages')
  if (sites.other.on && sites.other.name === '') wrong('It needs a name.', 'sites', 'other', 'name')
  for (const id of SITE_IDS) {
    for (const place of ['menu', 'footer'] as const) {
      for (const [index, item] of sites[id][place].entries()) {
        if (!item.page && !item.href && !('items' in item && item.items))
          wrong('The link leads nowhere: choose a page or an address.', 'sites', id, place, index)
        if (item.href && !item.label)
          wrong('The link needs a label.', 'sites', id, place, index, 'label')
      }
    }
  }
})

/** What the panel edits of it. */
export const StructureValuesSchema = z.object({ structure: CheckedStructureSchema })

/** Whether a page of the specification lost the block with its heading. */
function lacksLead({ id, blocks }: Page): boolean {
  const lead = leadOf(id)
  return lead !== undefined && (blocks[0]?.id !== lead || blocks[0].hidden === true)
}
