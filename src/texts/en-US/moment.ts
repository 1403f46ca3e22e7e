/** When something happened. */
export const momentTexts = {
  today: (time: string) => `Today, ${time}`,
  yesterday: (time: string) => `Yesterday, ${time}`,
  on: (day: string, time: string) => `${day}, ${time}`,
}
