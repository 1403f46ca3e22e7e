import { weekday } from '#domain/time/civil.ts'

/** A special feature of a day: a note such as Eid's, or a Friday without Jumu'ah. */
interface SpecialDay {
  readonly iso: string
  readonly note?: string | undefined
  readonly jumuah: readonly unknown[]
  readonly override?: { readonly jumuah?: unknown } | undefined
}

const FIVE_PM = 17 * 60

/** The notices of a day: its note, and that its Jumu'ah is cancelled. */
export function noticesOf(day: SpecialDay, when?: 'today' | 'tomorrow'): string[] {
  const notices: string[] = []
  if (day.note) notices.push(when === 'tomorrow' ? `Tomorrow: ${day.note}` : day.note)
  if (isJumuahCancelled(day)) notices.push(`No Jumu'ah${when ? ` ${when}` : ''}`)
  return notices
}

/** When the evening before the next day begins: at 5 PM, or at Maghrib if that is earlier. */
export function eveningOf(maghrib: number): number {
  return Math.min(FIVE_PM, maghrib)
}

function isJumuahCancelled({ iso, jumuah, override }: SpecialDay): boolean {
  return override?.jumuah !== undefined && jumuah.length === 0 && weekday(iso) === 5
}
