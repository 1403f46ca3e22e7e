/** Both carousels in one module, hence in one file with the library that is most of it. */
export { HomeEvents } from './events/HomeEvents.tsx'
export { PhotoCarousel } from './school/PhotoCarousel.tsx'
