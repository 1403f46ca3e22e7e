import { lifetimeTexts as texts } from '#texts/privacy.ts'

/** '6 months', '2 years'. */
export const lifetimeInWords = (months: number): string =>
  months < 24 || months % 12 > 0 ? texts.months(months) : texts.years(months / 12)

/** How long the log of changes is kept, as owners set it; null is forever. */
export const logLifetimeInWords = (months: number | null): string =>
  months === null ? texts.logKept : texts.logText(lifetimeInWords(months))
