/** 'Why these times?' */
export const whyTexts = {
  title: 'Why these times?',
  notLoaded: 'This could not be loaded. Please reload the page.',
}
