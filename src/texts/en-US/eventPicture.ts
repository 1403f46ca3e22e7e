export const eventPictureTexts = {
  enlarge: (title: string) => `Enlarge the picture of ${title}`,
}
