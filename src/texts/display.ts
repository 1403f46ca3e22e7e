// Written by `npm run texts` from en-US/display.json.
import { textsOf } from './catalog.ts'
import english from './en-US/display.json' with { type: 'json' }

interface Texts {
  /** What a screen in the hall says. Arabic texts stand beside the page's language in every language. */
  displayTexts: {
    title: string
    silence: string
    /** What begins with the silence. */
    iqama: (prayer: string) => string
    khutbah: (prayer: string) => string
    /** For latecomers, on the dark screen: '4 min'. */
    sinceIqama: (duration: string) => string
    sinceKhutbah: (duration: string) => string
    nextIs: (prayer: string) => string
    jumuahToday: string
    iqamaIn: (prayer: string) => string
    khutbahIn: (prayer: string) => string
    prayerIn: (prayer: string) => string
    janazah: string
    thenJanazah: string
    janazahNow: string
    janazahStay: string
    janazahFollows: string
    afterPrayer: (prayer: string) => string
    prayerAt: (time: string) => string
    takbirAt: (time: string) => string
    athan: string
    iqamaHead: string
    isNew: string
    changes: string
    waitsForMoon: string
    site: string
    donate: string
    /** The clock of the screen's device. */
    fast: (duration: string) => string
    slow: (duration: string) => string
    offlineSince: (moment: string) => string
    asAt: (moment: string) => string
    noTimes: string
    noScript: string
  }
  displayNoticeTexts: {
    announcement: string
    closure: string
    janazah: string
    urgent: string
  }
  remembranceTexts: {
    /** The words of remembrance after a prayer (Muslim 591 and 597), with their meaning. */
    peace: string
    glory: string
  }
}

export const {
  displayTexts,
  displayNoticeTexts,
  remembranceTexts,
} = textsOf<Texts>('display', english)
