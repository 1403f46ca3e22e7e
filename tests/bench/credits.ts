/** What a visit of the site takes, as measured. */
export interface VisitFigures {
  first: { requests: number; bytes: number }
  second: { requests: number; bytes: number }
  /** Addresses of functions whose responses the CDN keeps for all visitors. */
  cachedPaths: number
  /** Calls of functions in a visit that the CDN does not keep. */
  uncachedCalls: number
}

/** What a call of a function takes, as measured. */
export interface CallFigures {
  /** From the start of a process until the function is imported. */
  coldSeconds: number
  runSeconds: number
  tickSeconds: number
}

/** What a month takes, and the credits that Netlify charges for it. */
export interface Month {
  requests: number
  gigabytes: number
  calls: number
  gigabyteHours: number
  deploys: number
  credits: { requests: number; bandwidth: number; compute: number; deploys: number; all: number }
  /** The smallest plan whose credits suffice. */
  plan: string
}

/**
 * Credits: https://docs.netlify.com/manage/accounts-and-billing/billing/billing-for-credit-based-plans/how-credits-work
 * and https://www.netlify.com/pricing/, as of 2026. Prices change: look them up.
 */
export const PRICES = {
  deploy: 15,
  gigabyte: 20,
  gigabyteHour: 10,
  tenThousandRequests: 2,
  plans: [
    { name: 'Free', credits: 300 },
    { name: 'Personal', credits: 1000 },
    { name: 'Pro', credits: 3000 },
  ],
} as const

const DAYS = 30
/** Half of the visits are by browsers that have been here before. */
const FIRST_SHARE = 0.5
/** The CDN asks for a kept response again after this long. */
const KEPT_SECONDS = 300
const TICKS_PER_DAY = (24 * 60) / 5
/** The memory of a function. Charged for as long as it runs, waiting for storage included. */
const GIGABYTES = 1
/** Not measured here: the way to storage and back, for the few reads of a call. */
const STORAGE_SECONDS = 0.2
/** REBUILD_AT_MOST_EVERY is 72 hours on Netlify. */
const DEPLOYS = DAYS / 3

/**
 * What a month of so many visits a day costs at most: every call of a function counts as a cold one,
 * kept responses as asked for again whenever they may be, and saves as a deploy every three days.
 */
export function monthOf(visitsPerDay: number, visit: VisitFigures, call: CallFigures): Month {
  const visits = visitsPerDay * DAYS
  const average = (part: 'requests' | 'bytes') =>
    visit.first[part] * FIRST_SHARE + visit.second[part] * (1 - FIRST_SHARE)
  const requests = visits * average('requests')
  const gigabytes = (visits * average('bytes')) / 1e9
  const refreshes = Math.min(visitsPerDay, (24 * 3600) / KEPT_SECONDS) * visit.cachedPaths
  const calls = (refreshes + visitsPerDay * visit.uncachedCalls) * DAYS
  const ticks = TICKS_PER_DAY * DAYS
  const seconds =
    calls * (call.coldSeconds + call.runSeconds + STORAGE_SECONDS) +
    ticks * (call.coldSeconds + call.tickSeconds + STORAGE_SECONDS)
  const gigabyteHours = (seconds * GIGABYTES) / 3600
  const credits = {
    requests: (requests / 10_000) * PRICES.tenThousandRequests,
    bandwidth: gigabytes * PRICES.gigabyte,
    compute: gigabyteHours * PRICES.gigabyteHour,
    deploys: DEPLOYS * PRICES.deploy,
  }
  const all = Object.values(credits).reduce((sum, one) => sum + one, 0)
  const plan = PRICES.plans.find(plan => plan.credits >= all)
  return {
    requests,
    gigabytes,
    calls: calls + ticks,
    gigabyteHours,
    deploys: DEPLOYS,
    credits: { ...credits, all },
    plan: plan?.name ?? 'more than Pro includes',
  }
}

/** What a screen (/display) sends and gets, as measured. */
export interface ScreenFigures {
  /** Of the nightly load: the page, its files and the year's times. */
  load: { requests: number; bytes: number }
  /** Of a response that says that nothing changed, with its headers. */
  unchangedBytes: number
}

/** What one screen takes in a month. */
export interface ScreenMonth {
  requests: number
  gigabytes: number
  calls: number
  gigabyteHours: number
  writes: number
  credits: { requests: number; bandwidth: number; compute: number; all: number }
}

/** Minutes between two requests of a screen: src/components/display/news.ts asks so often. Settings it loads when they change. */
const SCREEN_MINUTES = { newer: 1, build: 5, report: 15 }

/**
 * What a screen that is on day and night costs in a month at most. The first one also has the CDN
 * ask for what is newer every 5 minutes, where no visitor did so; further ones share that copy.
 */
export function screenMonth(
  isFirst: boolean,
  { load, unchangedBytes }: ScreenFigures,
  call: Pick<CallFigures, 'coldSeconds' | 'runSeconds'>,
): ScreenMonth {
  const every = (minutes: number) => (DAYS * 24 * 60) / minutes
  const { newer, build, report } = SCREEN_MINUTES
  const asked = [newer, build, report].map(every).reduce((sum, one) => sum + one, 0)
  const requests = asked + DAYS * load.requests
  const gigabytes = (asked * unchangedBytes + DAYS * load.bytes) / 1e9
  const refreshes = isFirst ? every(KEPT_SECONDS / 60) : 0
  const writes = every(report)
  const calls = refreshes + writes
  const seconds = calls * (call.coldSeconds + call.runSeconds + STORAGE_SECONDS)
  const gigabyteHours = (seconds * GIGABYTES) / 3600
  const credits = {
    requests: (requests / 10_000) * PRICES.tenThousandRequests,
    bandwidth: gigabytes * PRICES.gigabyte,
    compute: gigabyteHours * PRICES.gigabyteHour,
  }
  const all = Object.values(credits).reduce((sum, one) => sum + one, 0)
  return { requests, gigabytes, calls, gigabyteHours, writes, credits: { ...credits, all } }
}

/** The months as a table in Markdown, for docs/deploying.md. */
export function monthsTable(months: readonly (readonly [visitsPerDay: number, Month])[]): string {
  const whole = (value: number) => Math.round(value).toLocaleString('en-US')
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const lines: [string, (month: Month) => string][] = [
    ['web requests', ({ requests, credits }) => `${whole(requests)}: ${whole(credits.requests)}`],
    [
      'bandwidth',
      ({ gigabytes, credits }) => `${gigabytes.toFixed(1)} GB: ${whole(credits.bandwidth)}`,
    ],
    [
      'compute',
      ({ calls, gigabyteHours, credits }) =>
        `${whole(calls)} calls, ${gigabyteHours.toFixed(1)} GB-hours: ${whole(credits.compute)}`,
    ],
    ['deploys', ({ deploys, credits }) => `${whole(deploys)}: ${whole(credits.deploys)}`],
    ['**credits in all**', ({ credits }) => `**${whole(credits.all)}**`],
    ['smallest plan', ({ plan }) => plan],
  ]
  return [
    row(['a month of', ...months.map(([visits]) => `${whole(visits)} visits a day`)]),
    row(['---', ...months.map(() => '---')]),
    ...lines.map(([name, cell]) => row([name, ...months.map(([, month]) => cell(month))])),
  ].join('\n')
}
