/** Where other pages lead to it. */
export const embedLinkTexts = {
  question: 'Do you have a website?',
  link: 'Show our times on it',
}
