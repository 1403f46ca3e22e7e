/** The last lines of the arch. */
export const archFootTexts = {
  sunrise: (time: string) => `Sunrise ${time}`,
  jumuahToday: (times: string) => `Jumu'ah today: ${times}`,
  jumuahFriday: (times: string) => `Jumu'ah Friday: ${times}`,
  khutbah: 'khutbah',
  prayer: 'prayer',
}
