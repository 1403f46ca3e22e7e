import type { PrayerSettings } from '../settings.ts'

/** Two Jumu'ahs with time between them, which on winter Fridays in New York reaches past Asr's athan. */
export const JUMUAHS_AN_HOUR_APART: PrayerSettings['jumuah'] = [
  {
    slots: [
      { time: '13:45', khutbah: '13:15', language: 'English', label: "First Jumu'ah" },
      { time: '14:45', khutbah: '14:15', language: 'Arabic', label: "Second Jumu'ah" },
    ],
  },
]
