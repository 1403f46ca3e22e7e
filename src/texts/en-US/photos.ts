export const photoTexts = {
  name: 'Photos of the school',
  photos: 'Photos',
  photo: (number: number) => `Photo ${number}`,
  controls: {
    show: (number: number, count: number, title: string) =>
      `Show photo ${number} of ${count}: ${title}`,
    play: 'Play photos',
    pause: 'Pause photos',
    previous: 'Previous photo',
    next: 'Next photo',
  },
}
