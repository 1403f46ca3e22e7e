import type { BlockSite } from '#blocks/component.ts'
import type { PageTexts } from '#blocks/nodes.ts'
import type { SectionPath } from '#domain/content/registry.ts'
import { eventItems } from '#domain/events/listHtml.ts'
import { archTimes } from '#domain/prayer/view/arch.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { contentAt, hrefAt, htmlAt, languageOf } from './content.ts'
import { builtEvents } from './events.ts'
import { builtNotices } from './notices.ts'
import { builtDay, daysInPage } from './prayerDays.ts'
import { snapshot } from './snapshot.ts'
import { pageAddress } from './structure.ts'

/** What blocks show of the site at the build. */
const site: BlockSite = {
  pageAddress,
  hrefAt: path => hrefAt(path as SectionPath),
  get times() {
    return archTimes({ today: builtDay().today, hijri: builtDay().hijri }, daysInPage())
  },
  get notices() {
    return builtNotices().cards
  },
  events: category => {
    const { timeZone } = snapshot.prayer.settings.place
    return eventItems(builtEvents(), category, wallMoment(timeZone, new Date(snapshot.takenAt)))
  },
}

/** How the blocks of a prebuilt page get at their texts. */
export const builtTexts = (): PageTexts => ({
  html: path => htmlAt(path as SectionPath),
  text: path => contentAt(path as SectionPath),
  site,
  language: path => languageOf(path as SectionPath),
})
