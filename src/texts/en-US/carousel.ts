export const carouselTexts = {
  /** What kind of region it is, for screen readers. */
  kind: 'carousel',
  place: (number: number, count: number) => `${number} of ${count}`,
  shown: (number: number, count: number, title: string) => `${number} of ${count}: ${title}`,
}
