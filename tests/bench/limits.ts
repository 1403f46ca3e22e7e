import { BUILD_MB } from '#local/builds/memory.ts'

/**
 * What the site may take. A limit stands some tenth above the figure, so that a small feature does
 * not fail the bench by existing; `npm run bench` prints each margin, and calls one tight when a
 * next feature would use it up: then something is made smaller, or the limit is raised on purpose.
 */
export const LIMITS = {
  /**
   * One page as it travels, compressed, in KB, looked through to its end; the HTML has the prayer times
   * of two weeks in it. Of the script React is 59 KB, what paints before the first frame 8. Pages
   * without an island (`jsPlain`): less, the most of them the screen of the hall, which draws a QR code
   * (3 KB of it). In between is what fills tables without React: a day or a month of prayer times,
   * events and their calendars (`jsTables`).
   */
  page: { html: 24.5, css: 18, js: 108, jsTables: 40, jsPlain: 27, fonts: 90 },
  /**
   * What home, where most visits begin, may request until its end, where six scripts of its two lists
   * of events have loaded: hosts charge for requests more than for bytes.
   */
  homeRequests: { first: 24, second: 4 },
  /** Home before it is touched or scrolled (KB): what stands between a worshipper and the next prayer. */
  untouched: { requests: 12, all: 106, js: 25 },
  /** The panel's dashboard, in a new profile and reloaded (KB). */
  panel: { requests: 23, all: 177, reloaded: 5 },

  /**
   * The main thread in a first visit: its CPU as a multiple of Starlight's home, and the most elements
   * and objects of one task after the paint, when someone may already touch the page.
   */
  firstVisit: { cpu: 1.6, styled: 150, laidOut: 300 },
  /** Milliseconds from an input to its paint, on a processor slowed down 4 times. */
  interaction: 100,

  // Times, as multiples of a reference of the same run.
  /** A year of prayer times, and 24 months of 2,000 events. */
  compute: { year: 10, occurrences: 30 },
  /** The panel's table and the public calendar, with 2,000 events. */
  shown: { search: 2, sort: 2, month: 4 },
  /** A response beside a bare server's; an uncached one also reads one document, or two. */
  latency: { cached: 1.5, oneRead: 3, twoReads: 5 },
  /** The host's processor time for a request, beside a bare server's. */
  hostCpu: { page: 1.6, cached: 1.3 },
  /** A list that is warm, or one page of it, with 10 and 100 times what a mosque has. */
  growth: 3,
  /** A visitor's home page during a flood. */
  flood: 3,
  /** Sign-in: the difference between an unknown user and a wrong password; beside strangers. */
  signIn: { difference: 0.05, besideStrangers: 5 },

  /** Starting a process that imports a function, beside one without imports. */
  coldImports: { contact: 4, public: 4, pages: 4, 'sign-in': 5, tick: 5, admin: 8 },
  /** All functions as they are uploaded, in MB; half of it is the platform's own code. */
  zips: 4.5,
  /**
   * Resident sets in MB: after many requests, hashing passwords, resizing photos; of a build, what
   * docs/updating.md says and the host requires before it begins one.
   */
  memory: { requests: 190, signIn: 480, photos: 400, build: BUILD_MB },
} as const

/**
 * What some of these figures were before work on them began, in the units of their limits: printed
 * beside them.
 */
export const STARTS = {
  panel: { requests: 98, all: 232 },
  firstVisit: { cpu: 3.8, styled: 716, laidOut: 962 },
  coldImports: { contact: 5.2, public: 9.4, pages: 8.4, admin: 12.4 },
  zips: 10.3,
  memory: { build: 1_130 },
  /** Messages, with 10 and 100 times as many. */
  growth: { messages: [5.58, 40.2] },
} as const
