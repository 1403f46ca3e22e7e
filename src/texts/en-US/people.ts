export const peopleTexts = {
  /** On the boards of a new site. */
  example: 'Example',
  /** `languages` as the mosque wrote them: 'Arabic and English'. */
  speaks: (languages: string) => `Speaks ${languages}`,
}
