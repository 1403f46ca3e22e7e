export const jumuahTexts = {
  none: '--',
  khutbah: (times: string) => `khutbah ${times}`,
  prayer: (time: string) => `prayer ${time}`,
  /** Who gives the khutbah, and on what. */
  topic: (khateeb: string, topic: string) => `${khateeb}: ${topic}`,
}
