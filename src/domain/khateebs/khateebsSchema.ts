import { z } from 'zod'
import { oneLine } from '#domain/content/plainText.ts'
import { tooLong } from '#domain/declared/schema.ts'
import { LABEL_MOST } from '#domain/prayer/prayerFields.ts'
import { isSameName, KHATEEBS_MOST, type Khateebs } from './khateebs.ts'

const Name = z
  .string()
  .overwrite(oneLine)
  .min(1, 'Enter a name.')
  .max(LABEL_MOST, tooLong(LABEL_MOST))

const Person = z
  .object({
    name: Name,
    email: z.union([z.literal(''), z.email('Enter an e-mail address such as name@example.org.')]),
    agreed: z.boolean(),
  })
  .refine(({ email, agreed }) => email === '' || agreed, {
    path: ['agreed'],
    error: 'Tick that they agreed, or leave the address out.',
  })

/** As it is sent. */
export const KhateebsSchema = z.object({
  people: z
    .array(Person)
    .max(KHATEEBS_MOST, `At most ${KHATEEBS_MOST} names fit.`)
    .superRefine((people, context) => {
      for (const [at, { name }] of people.entries()) {
        if (people.findIndex(other => isSameName(other.name, name)) === at) continue
        const message = `${name} is there twice; keep one.`
        context.addIssue({ code: 'custom', path: [at, 'name'], message })
      }
    }),
}) satisfies z.ZodType<Khateebs>

/** As it is stored: an address only with the consent that it is kept by. */
export const StoredKhateebsSchema = z.object({
  people: z.array(
    z.object({
      name: z.string(),
      reminder: z
        .object({
          email: z.string(),
          /** ISO instant, and who was told. */
          agreedAt: z.iso.datetime(),
          agreedTo: z.string(),
        })
        .optional(),
    }),
  ),
})
export type StoredKhateebs = z.output<typeof StoredKhateebsSchema>
export type StoredKhateeb = StoredKhateebs['people'][number]

/** Which reminders were sent, by their Friday, prayer and name. */
export const RemindersSchema = z.object({
  reminders: z.record(
    z.string(),
    z.object({
      /** ISO instant of the last try. */
      at: z.iso.datetime(),
      tries: z.int(),
      sent: z.literal(true).optional(),
    }),
  ),
})
export type Reminders = z.output<typeof RemindersSchema>
