// Written by `npm run texts` from en-US/display.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/display.json' with { type: 'json' }

interface Texts {
  /** What a screen in the hall says. Arabic texts stand beside the page's language in every language. */
  displayTexts: {
    title: string
    silence: string
    /** What begins with the silence. */
    iqama: (prayer: Value) => string
    khutbah: (prayer: Value) => string
    /** For latecomers, on the dark screen: '4 min'. */
    sinceIqama: (duration: Value) => string
    sinceKhutbah: (duration: Value) => string
    nextIs: (prayer: Value) => string
    jumuahToday: string
    iqamaIn: (prayer: Value) => string
    khutbahIn: (prayer: Value) => string
    prayerIn: (prayer: Value) => string
    janazah: string
    thenJanazah: string
    janazahNow: string
    janazahStay: string
    janazahFollows: string
    afterPrayer: (prayer: Value) => string
    prayerAt: (time: Value) => string
    takbirAt: (time: Value) => string
    athan: string
    iqamaHead: string
    isNew: string
    changes: string
    waitsForMoon: string
    site: string
    donate: string
    /** The clock of the screen's device. */
    fast: (duration: Value) => string
    slow: (duration: Value) => string
    offlineSince: (moment: Value) => string
    asAt: (moment: Value) => string
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
