export const jumuahTexts = {
  none: '--',
  khutbah: (times: string) => `khutbah ${times}`,
  /** Who gives the khutbah, and on what. */
  topic: (khateeb: string, topic: string) => `${khateeb}: ${topic}`,
}
