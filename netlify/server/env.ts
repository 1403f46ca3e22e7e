import { isIP } from 'node:net'
import { z } from 'zod'
import { PASSWORD_MIN } from '#domain/account/passwordRules.ts'

const text = z.string().trim().optional()
const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional()
const HTTPS_OR_LOOPBACK = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/
const safeAddress = z
  .url({ error: 'must be an https address' })
  .regex(HTTPS_OR_LOOPBACK, 'must be an https address, or one of this machine')
  .optional()
const secret = z
  .string()
  .refine(value => Buffer.byteLength(value) >= 32, 'must be at least 32 bytes long')
  .optional()
const vapidKey = z
  .string()
  .regex(
    /^[\w-]{43}=?$/,
    'must be 32 bytes in base64url, as `npm run admin -- push-key` prints them',
  )
  .optional()
const flag = z
  .enum(['0', '1'], { error: 'must be 0 or 1' })
  .optional()
  .transform(value => value === '1')
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine(value => value >= least && value <= most, `must be from ${least} to ${most}`)

type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>

/** `siteUrl` for SITE_URL. */
const inCamelCase = <T extends object>(raw: T) =>
  Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [
      name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as { [Name in keyof T & string as CamelCase<Name>]: T[Name] }

const EnvSchema = z
  .object({
    PORT: wholeNumber(0, 65_535).default(8888),
    /** The address that the local host listens on; absent: only loopback. */
    HOST: z
      .string()
      .refine(
        value => isIP(value) !== 0,
        'must be an IP address to listen on, such as 127.0.0.1, 0.0.0.0 or ::',
      )
      .optional(),
    LISTEN_FDS: wholeNumber(0, 16).default(0),
    LISTEN_PID: text,
    DATA_DIR: z.string().default('.data'),
    SITE_URL: address,
    ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(PASSWORD_MIN, `must be at least ${PASSWORD_MIN} characters long`)
      .optional(),
    SESSION_SECRET: secret,
    SESSION_SECRET_PREVIOUS: secret,
    VAPID_PRIVATE_KEY: vapidKey,
    VAPID_PRIVATE_KEY_PREVIOUS: vapidKey,
    /** Origins of push services beside those of the known browsers, for tests. */
    PUSH_SERVICES: z
      .string()
      .transform(text => text.split(/[\s,]+/).filter(Boolean))
      .refine(
        list => list.every(one => URL.canParse(one) && new URL(one).origin === one),
        'must be origins such as http://127.0.0.1:4000',
      )
      .default([]),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
      .optional(),
    MAIL_FROM: text,
    MAIL_TO: text,
    SCHOOL_MAIL_TO: text,
    YOUTUBE_CHANNEL_ID: z
      .string()
      .regex(/^UC[\w-]{22}$/, 'must be a channel id: UC and 22 more characters')
      .optional(),
    YOUTUBE_API_KEY: text,
    YOUTUBE_API_URL: address,
    BUILD_HOOK_URL: address,
    REBUILD_AFTER_SECONDS: wholeNumber(0, 86_400).optional(),
    REBUILD_AT_MOST_EVERY: z
      .string()
      .regex(/^(?:0|[1-9]\d{0,2}h)$/, 'must be hours such as 72h, or 0 for no limit')
      .default('72h')
      .transform(text => Number.parseInt(text, 10)),
    /** How many megabytes the pictures of events and content may take together. */
    UPLOADS_MB: wholeNumber(1, 1_000_000).default(1024),
    /** Whether browsers keep pages for when there is no network; off removes what they kept. */
    SERVICE_WORKER: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
    SITE_NOW: z.iso
      .datetime({ offset: true, error: 'must be an ISO instant such as 2027-03-14T07:30:00Z' })
      .transform(value => new Date(value))
      .optional(),
    TRUST_PROXY: flag,
    /** Names beside SITE_URL's under which the local host serves the site. */
    ALLOWED_HOSTS: z
      .string()
      .transform(text =>
        text
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      )
      .refine(
        list => list.every(one => /^(?:[\w.-]+|\[[\da-f:.]+\])$/.test(one)),
        'must be names or IP addresses without a port, such as 192.168.1.20',
      )
      .default([]),
    /** Whether the local host logs every request. */
    ACCESS_LOG: flag,
    /** What the tick requests when all of its tasks succeeded. */
    HEARTBEAT_URL: safeAddress,
    BACKUP_S3_URL: address.refine(
      value => value === undefined || /^\/[\w.-]+(?:\/[\w.-]+)*\/?$/.test(new URL(value).pathname),
      'must end with the name of a bucket, such as https://s3.example.org/bucket',
    ),
    BACKUP_S3_REGION: z.string().trim().default('us-east-1'),
    BACKUP_S3_ACCESS_KEY_ID: text,
    BACKUP_S3_SECRET_ACCESS_KEY: text,
    /** Where cache purges go instead of the platform: set by the local host. */
    PURGE_API_URL: address,
    /** The address at which the local host reports its builds. */
    BUILD_STATUS_URL: address,
    /** The folder of the local host's storage, whose disk space is checked; set by the host. */
    STORAGE_FOLDER: text,
    URL: text,
    CONTEXT: text,
    NETLIFY: text,
    NETLIFY_DEV: text,
    /** For the maintainer's command against the deployed site's storage. */
    SITE_ID: text,
    NETLIFY_AUTH_TOKEN: text,
    /** Who `npm run smoke -- URL --sign-in` signs in as. */
    SMOKE_EMAIL: text,
    SMOKE_PASSWORD: z.string().optional(),
    SMOKE_CODE: text,
  })
  .refine(
    raw =>
      raw.BACKUP_S3_URL === undefined ||
      (raw.BACKUP_S3_ACCESS_KEY_ID !== undefined && raw.BACKUP_S3_SECRET_ACCESS_KEY !== undefined),
    {
      path: ['BACKUP_S3_URL'],
      error: 'needs BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY',
    },
  )
  .transform(raw => ({
    ...inCamelCase(raw),
    /** The listening sockets that the supervisor passes to this process: sd_listen_fds(3). */
    sockets:
      raw.LISTEN_PID === String(process.pid)
        ? Array.from({ length: raw.LISTEN_FDS }, (_, index) => 3 + index)
        : [],
    rebuildAtMostEveryHours: raw.REBUILD_AT_MOST_EVERY,
    /** Where off-site backups go: an S3-compatible address with its bucket. */
    backupBucket: raw.BACKUP_S3_URL
      ? {
          url: raw.BACKUP_S3_URL,
          region: raw.BACKUP_S3_REGION,
          accessKeyId: raw.BACKUP_S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: raw.BACKUP_S3_SECRET_ACCESS_KEY ?? '',
        }
      : undefined,
    /** The public address of the site, from the platform or the local host, else SITE_URL. */
    publicUrl: raw.URL ?? raw.SITE_URL,
    /** The deploy context as Netlify's build names it. */
    buildContext: raw.CONTEXT,
    onNetlify: raw.NETLIFY === 'true',
    /** Whether functions run in `netlify dev`, on a maintainer's machine. */
    inNetlifyDev: raw.NETLIFY_DEV === 'true',
  }))

export type Env = z.output<typeof EnvSchema>

/** The environment is invalid; the message has one line for each invalid variable. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * Reads the environment by schema; an empty value counts as absent.
 * Throws EnvError. Values never appear in the message: some of them are secrets.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = EnvSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(issue => `  ${issue.path.join('.')} ${issue.message}`)
  throw new EnvError(`The environment is not right:\n${lines.join('\n')}`)
}

let cached: Env | undefined

/** The environment, read once for the life of the process. Throws EnvError. */
export function env(): Env {
  cached ??= readEnv()
  return cached
}

/** Reads the environment again at the next use: for tests that change it. */
export function forgetEnv(): void {
  cached = undefined
}
