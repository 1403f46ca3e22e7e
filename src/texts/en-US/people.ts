/** On the boards of a new site. */
export const peopleTexts = { example: 'Example' }
