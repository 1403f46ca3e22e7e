interface Translated {
  /** Everything that visitors read; others have the times, notices, screen and widget, the rest in English. */
  readonly isWhole: boolean
  /** Someone who grew up with the language has read it all. */
  readonly isReviewed: boolean
}

/** The languages that there are texts in: a folder of `src/texts` each. A test compares the two. */
export const TRANSLATED: Readonly<Record<string, Translated>> = {
  en: { isWhole: true, isReviewed: true },
  ar: { isWhole: true, isReviewed: false },
  bn: { isWhole: false, isReviewed: false },
  bs: { isWhole: false, isReviewed: false },
  es: { isWhole: false, isReviewed: false },
  fr: { isWhole: true, isReviewed: false },
  id: { isWhole: false, isReviewed: false },
  so: { isWhole: false, isReviewed: false },
  tr: { isWhole: true, isReviewed: false },
  ur: { isWhole: true, isReviewed: false },
}
