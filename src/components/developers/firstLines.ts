/** The shortest program that reads the times, for the site at an origin. */
export const firstLines = (
  origin: string,
): string => `const response = await fetch('${origin}/api/prayertimes')
const { info, zone } = await response.json()
console.log(info[0].iso, info[0].fajr.iqama, zone)`
