import type { IqamaRule } from '#domain/prayer/iqamaRule.ts'
import { khutbahOf } from '#domain/prayer/khutbahs.ts'
import { DAY_TIMES, PRAYERS } from '#domain/prayer/names.ts'
import type { Khutbah } from '#domain/prayer/response.ts'
import { isBlank } from '#domain/prayer/seasonalClock.ts'
import type { DayOverride, JumuahSlotSetting, KhutbahSetting } from '#domain/prayer/settings.ts'

/** A rule without bounds that were left blank. */
export function cleanRule({ notBefore, notAfter, ...rule }: IqamaRule): IqamaRule {
  return { ...rule, ...(notBefore && { notBefore }), ...(notAfter && { notAfter }) }
}

/** A slot without what was left blank. */
export function cleanSlot({ time, khutbah, language, label, place }: JumuahSlotSetting) {
  const words = { language: language?.trim(), label: label?.trim(), place: place?.trim() }
  return {
    time,
    ...(khutbah && !isBlank(khutbah) && { khutbah }),
    ...(words.language && { language: words.language }),
    ...(words.label && { label: words.label }),
    ...(words.place && { place: words.place }),
  } satisfies JumuahSlotSetting
}

/** What is known of a Friday, without blank fields and blank khutbahs at its end. */
export function cleanKhutbahs(slots: readonly KhutbahSetting[]): Khutbah[] {
  const clean = slots.map(({ khateeb, topic, place }) =>
    khutbahOf({ khateeb: khateeb?.trim(), topic: topic?.trim(), place: place?.trim() }),
  )
  return clean.slice(0, clean.findLastIndex(slot => Object.keys(slot).length > 0) + 1)
}

/** A single day without what was left blank. */
export function cleanDay({ date, note, athan, iqama, jumuah }: DayOverride): DayOverride {
  const athans = DAY_TIMES.flatMap(name => (athan?.[name] ? [[name, athan[name]]] : []))
  const iqamas = PRAYERS.flatMap(name => (iqama?.[name] ? [[name, iqama[name]]] : []))
  return {
    date,
    ...(note?.trim() && { note: note.trim() }),
    ...(athans.length && { athan: Object.fromEntries(athans) }),
    ...(iqamas.length && { iqama: Object.fromEntries(iqamas) }),
    ...(jumuah && { jumuah: jumuah.map(cleanSlot) }),
  }
}
