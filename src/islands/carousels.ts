/**
 * Both carousels in one module, hence in one file with the library that is most of it. The panel
 * previews a slide from it, so that the slide stays in this file.
 */
export { EventSlide } from './events/EventSlide.tsx'
export { HomeEvents } from './events/HomeEvents.tsx'
export { PhotoCarousel } from './school/PhotoCarousel.tsx'
