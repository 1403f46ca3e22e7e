export const durationTexts = {
  hours: (hours: number, minutes: number) => `${hours}h ${minutes}m`,
  minutes: (minutes: number) => `${minutes} min`,
  shortMinutes: (minutes: number) => `${minutes}m`,
}
