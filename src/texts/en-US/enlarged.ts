/** An event's picture in a window of its own. */
export const enlargedTexts = {
  close: 'Close',
  pictureOf: (title: string) => `Picture of ${title}`,
}
