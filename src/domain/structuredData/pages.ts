import { PLAYER, watchAddress } from '#domain/videos/addresses.ts'
import type { Video } from '#domain/videos/videos.ts'
import { pageUrl } from '#locale/languages.ts'
import { navTexts } from '#texts/navigation.ts'
import { openingHours } from './openingHours.ts'
import type { StructuredData } from './script.ts'

/** What is known of the center or the school; an empty text is left out. */
export interface PlaceTexts {
  name: string
  description: string
  address: string
  phone: string
  email: string
  /** Full addresses. */
  url: string
  logo: string
  image: string
  /** Of its pages on other networks. */
  links: readonly string[]
}

const filled = (data: StructuredData): StructuredData =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && !value[0]),
    ),
  )

/** The center, for the home page. `hours` as an admin wrote them; '' while none did. */
export const mosqueData = (texts: PlaceTexts, hours: string): StructuredData =>
  filled({ '@type': 'Mosque', ...commonOf(texts), openingHours: openingHours(hours) })

/** The school, for its home page. */
export const schoolData = (
  texts: PlaceTexts,
  parent: Pick<PlaceTexts, 'name' | 'url'>,
): StructuredData =>
  filled({
    '@type': 'EducationalOrganization',
    ...commonOf(texts),
    email: texts.email,
    parentOrganization: { '@type': 'Organization', name: parent.name, url: parent.url },
  })

const commonOf = ({ phone, email: _, links, ...texts }: PlaceTexts) => ({
  ...texts,
  telephone: phone,
  sameAs: links,
})

/** Questions with their answers; undefined where there are none. */
export function faqData(
  items: readonly { question: string; answer: string }[],
): StructuredData | undefined {
  if (items.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** A video; undefined for one without a date, which search engines refuse. */
export function videoData(video: Video, origin: string): StructuredData | undefined {
  const { videoId, title, thumbnail, publishedAt, onYouTubeOnly } = video
  if (!publishedAt) return undefined
  return filled({
    '@type': 'VideoObject',
    name: title,
    thumbnailUrl: new URL(thumbnail, origin).href,
    uploadDate: publishedAt,
    url: watchAddress(videoId),
    embedUrl: onYouTubeOnly ? undefined : `${PLAYER}/embed/${videoId}`,
  })
}

/** The way to a page from home, which it begins with; the last one is the page itself. */
export const breadcrumbData = (
  trail: readonly { name: string; path: string }[],
  origin: string,
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: pageUrl(path, origin),
  })),
})

/** The way to an event's page. */
export const eventTrail = (title: string, path: string) => [
  { name: navTexts.home, path: '/' },
  { name: navTexts.events, path: '/events' },
  { name: title, path },
]
