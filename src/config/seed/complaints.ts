import { complaintTexts } from '#texts/starts.ts'

/** Stands in texts that a mosque begins with for what is said of its country. */
export const COMPLAINTS = '{complaints}'

/** What is said of a country in texts that a mosque begins with. */
export const ofCountry = (text: string, country: string): string => {
  const complaints: Readonly<Record<string, string>> = complaintTexts
  return text.replace(COMPLAINTS, complaints[country] ?? '')
}
