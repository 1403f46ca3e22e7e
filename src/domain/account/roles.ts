import { type Category, categories } from '#domain/lists/categories.ts'
import { formatList } from '#domain/time/intl.ts'
import { languageName } from '#locale/languages.ts'
import { LIST_ID } from '#locale/ownList.ts'
import { TRANSLATED } from '#locale/translated.ts'

/** What can be opened to roles: parts of the site, and what every signed-in account may do. */
export type Right =
  | 'signedIn'
  | 'prayer'
  | 'events'
  | 'notices'
  | 'content'
  | 'pictures'
  | 'screens'
  | 'messages'
  | 'translations'
  /** Of owners alone. */
  | 'settings'

/** The part of the site that a role is held to. */
interface Part {
  /** What the ids of its content's pages begin with. */
  pages?: string
  category?: Category
  /** Into which what is written is translated. */
  language?: string
  /** 'the school’s pages and pictures'. */
  inWords: string
}

interface RolePlan {
  rights: readonly Right[]
  /** Absent: all of the site. */
  part?: Part
  /** What it is called, alone, with its article and of several, and what it is for. */
  words: { name: string; one: string; plural: string; may: string }
}

/**
 * What an account may do beside what all may: a role is an entry here. Owners may do everything, and
 * are stored and sent as 'admin', as every account was before there were other roles. A release that
 * does not know a role cannot read its accounts, and keeps them as they are: nobody gains rights by
 * a downgrade.
 */
const WHOLE_SITE = {
  admin: {
    rights: [],
    words: {
      name: 'Owner',
      one: 'an owner',
      plural: 'owners',
      may: 'Everything, including people, settings and backups.',
    },
  },
  editor: {
    rights: ['events', 'notices', 'content', 'pictures', 'screens', 'messages', 'translations'],
    words: {
      name: 'Editor',
      one: 'an editor',
      plural: 'editors',
      may: 'Events, notices, content, translations, pictures, screens and messages.',
    },
  },
  timekeeper: {
    rights: ['prayer', 'notices'],
    words: {
      name: 'Timekeeper',
      one: 'a timekeeper',
      plural: 'timekeepers',
      may: 'Prayer times and notices.',
    },
  },
} as const satisfies Record<string, RolePlan>

/** Roles for a part of the site. */
const PARTS = {
  school: {
    rights: ['content', 'pictures'],
    part: { pages: 'school', inWords: 'the school’s pages and pictures' },
    words: {
      name: 'School editor',
      one: 'a school editor',
      plural: 'school editors',
      may: 'The pages of the school, and pictures.',
    },
  },
  gallery: {
    rights: ['content', 'pictures'],
    part: { pages: 'gallery', inWords: 'the gallery and pictures' },
    words: {
      name: 'Picture editor',
      one: 'a picture editor',
      plural: 'picture editors',
      may: 'Pictures and the albums of the gallery.',
    },
  },
} as const satisfies Record<string, RolePlan>

type CategoryRole = `events-${Category}`
type TranslatorRole = `translator-${string}`
export type Role = keyof typeof WHOLE_SITE | keyof typeof PARTS | CategoryRole | TranslatorRole

/** The role for the events of one category. */
export const categoryRole = (category: Category): CategoryRole => `events-${category}`

const CATEGORY_PREFIX = 'events-'

/** Categories are the mosque's own, so these roles are read from their names. */
function ofCategory(role: Role): RolePlan | undefined {
  const category = role.startsWith(CATEGORY_PREFIX) ? role.slice(CATEGORY_PREFIX.length) : ''
  if (!LIST_ID.test(category)) return undefined
  const label = categories.name(category)
  return {
    rights: ['events', 'pictures'],
    part: { category, inWords: `events of the kind “${label}” and pictures` },
    words: {
      name: `Events: ${label}`,
      one: `an editor of ${label} events`,
      plural: `editors of ${label} events`,
      may: `Events of the kind “${label}”, and pictures.`,
    },
  }
}

/** The role for the translations into one language. */
export const translatorRole = (language: string): TranslatorRole => `translator-${language}`

const ofLanguages = Object.keys(TRANSLATED).map((language): [TranslatorRole, RolePlan] => {
  const plan: RolePlan = {
    rights: ['translations'],
    part: {
      language,
      get inWords() {
        return `translations into ${languageName(language, 'en')}`
      },
    },
    get words() {
      const name = languageName(language, 'en')
      return {
        name: `Translator: ${name}`,
        one: `a translator into ${name}`,
        plural: `translators into ${name}`,
        may: `What the site says in ${name}.`,
      }
    },
  }
  return [translatorRole(language), plan]
})

const PLANS: Readonly<Record<string, RolePlan>> = {
  ...WHOLE_SITE,
  ...PARTS,
  ...Object.fromEntries(ofLanguages),
}
/** All but those for one category of events. */
export const ROLES = Object.keys(PLANS) as Role[]
const planOf = (role: Role): RolePlan => PLANS[role] ?? (ofCategory(role) as RolePlan)

export const isRole = (name: unknown): name is Role =>
  typeof name === 'string' && (Object.hasOwn(PLANS, name) || !!ofCategory(name as Role))

export const roleWords = (role: Role): RolePlan['words'] => planOf(role).words

/** The category that the role is held to. */
export const categoryOf = (role: Role): Category | undefined => planOf(role).part?.category

/** The language that the role is held to. */
export const languageOfRole = (role: Role): string | undefined => planOf(role).part?.language

/** Whether translations into that language are in the role's part of the site. */
export const ownsLanguage = (role: Role, language: string): boolean =>
  (languageOfRole(role) ?? language) === language

/** Whether the role is an owner's, who may do everything. */
export const isOwner = (role: Role): boolean => role === 'admin'

/** Whether a role is allowed what needs this right; owners always are, and they alone without one. */
export function isAllowed(role: Role, right?: Right): boolean {
  return (
    isOwner(role) ||
    right === 'signedIn' ||
    (right !== undefined && planOf(role).rights.includes(right))
  )
}

/** Whether a page's content is in the role's part of the site. */
export const ownsPage = (role: Role, pageId: string): boolean =>
  pageId.startsWith(planOf(role).part?.pages ?? '')

/** Whether an event of that category is in the role's part of the site. */
export const ownsCategory = (role: Role, category: Category): boolean =>
  categories.current(categoryOf(role) ?? category) === categories.current(category)

/** What a role for a part of the site may change: 'the school’s pages and pictures'. */
export const partOfRole = (role: Role): string => planOf(role).part?.inWords ?? 'everything'

/** Who is allowed what needs this right, on all of the site, as words: 'editors and owners'. */
export const allowedInWords = (right?: Right): string =>
  formatList(
    [...ROLES.filter(role => isForAll(role) && isAllowed(role, right)), 'admin' as const].map(
      role => roleWords(role).plural,
    ),
  )

const isForAll = (role: Role) => !isOwner(role) && !planOf(role).part

/** A role with its article: 'an owner', 'a timekeeper'. */
export const roleInWords = (role: Role): string => roleWords(role).one
