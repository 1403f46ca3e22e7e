/** What scripts say about videos. */
export const videoTexts = {
  loading: 'Loading...',
  /** A video without a title. */
  video: 'Video',
  live: 'Live Now:',
  featured: 'Featured:',
  unable: 'Unable to load video',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  play: (title: string) => `Play: ${title}`,
  watch: (title: string) => `Watch on YouTube, in a new tab: ${title}`,
}
