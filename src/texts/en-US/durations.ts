export const durationTexts = {
  hours: (hours: number, minutes: number) => `${hours}h ${minutes}m`,
  hoursAndSeconds: (hours: number, minutes: string, seconds: string) =>
    `${hours}h ${minutes}m ${seconds}s`,
  seconds: (minutes: string, seconds: string) => `${minutes}m ${seconds}s`,
  minutes: (minutes: number) => `${minutes} min`,
  shortMinutes: (minutes: number) => `${minutes}m`,
}
