import { z } from 'zod'

const line = (name: string, most: number) =>
  z.string().trim().max(most, `${name} can have at most ${most} characters.`)

/** The site's own fields as stored; its coordinates are those of the prayer settings. */
export const StoredSiteSchema = z.object({
  siteName: line('The name', 80).min(1, 'The site needs a name.'),
  siteDescription: line('The description', 300),
  address: line('The address', 200),
  phone: line('The phone number', 40),
  email: z.union([z.literal(''), z.email('Enter an e-mail address such as info@example.org.')]),
})
export type StoredSite = z.output<typeof StoredSiteSchema>
