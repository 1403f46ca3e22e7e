import type { MonthBeginning } from '../settings.ts'

/** How months can begin at a mosque, in the words of a volunteer. */
export const BEGINNINGS: readonly { value: MonthBeginning; label: string; hint: string }[] = [
  {
    value: 'announced',
    label: 'We follow an announcement',
    hint: 'Of a council, a moon committee or a country. You confirm each month here.',
  },
  {
    value: 'sighted',
    label: 'We sight the moon ourselves',
    hint: 'You confirm each month here once it was seen, or after 30 days.',
  },
  {
    value: 'calculated',
    label: 'By calculation',
    hint: 'The Umm al-Qura calendar. There is nothing to confirm.',
  },
]
