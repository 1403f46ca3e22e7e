/** What the videos page says that scripts do not change. */
export const videoPageTexts = {
  featured: 'Featured video',
  more: 'More videos',
  pages: 'Pages of videos',
  previous: 'Previous',
  next: 'Next',
  watch: 'Watch on YouTube',
  newTab: ', in a new tab',
  again: 'Please look again in a few minutes.',
}
