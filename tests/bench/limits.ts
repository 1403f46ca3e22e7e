/**
 * What the site may take. A limit stands some tenth above the figure, so that a small feature does
 * not fail the bench by existing; `npm run bench` prints each margin, and calls one tight when a
 * next feature would use it up: then something is made smaller, or the limit is raised on purpose.
 */
export const LIMITS = {
  /**
   * One page as it travels, compressed, in KB, looked through to its end; the HTML has the prayer times
   * and their painter in it. Of the script React is 59 KB. Pages without an island (`jsPlain`): less;
   * the most of them are those of events, with their pictures, and the screen of the hall.
   */
  page: { html: 33, css: 17.5, js: 100, jsPlain: 25, fonts: 90 },
  /**
   * What home, where most visits begin, may request until its end, where six scripts of its two lists
   * of events have loaded: hosts charge for requests more than for bytes.
   */
  homeRequests: { first: 24, second: 4 },
  /** Home before it is touched or scrolled (KB): what stands between a worshipper and the next prayer. */
  untouched: { requests: 12, all: 106, js: 15 },

  // Times, as multiples of a reference of the same run.
  /** A year of prayer times, and 24 months of 2,000 events. */
  compute: { year: 10, occurrences: 30 },
  /** The panel's table and the public calendar, with 2,000 events. */
  shown: { search: 2, sort: 2, month: 4 },
  /** A response beside a bare server's; an uncached one also reads one document, or two. */
  latency: { cached: 1.5, oneRead: 3, twoReads: 5 },
  /** A visitor's home page during a flood. */
  flood: 3,
  /** Sign-in: the difference between an unknown user and a wrong password; beside strangers. */
  signIn: { difference: 0.05, besideStrangers: 5 },

  /** All functions as they are uploaded, in MB. */
  zips: 10,
  /** Resident sets in MB: after many requests, hashing passwords, resizing photos. */
  memory: { requests: 190, signIn: 480, photos: 400 },
} as const
