/** What calendars and feed readers show of the events. */
export const eventFeedTexts = {
  name: (center: string) => `${center}: events`,
}
