export const eventCarouselTexts = {
  name: 'Events',
  loading: 'Loading events...',
  none: 'No events are planned in the days ahead.',
  noPicture: 'No Image Available',
  controls: {
    show: (number: number, count: number, title: string) =>
      `Show event ${number} of ${count}: ${title}`,
    play: 'Play events',
    pause: 'Pause events',
    previous: 'Previous event',
    next: 'Next event',
  },
}
