/** The script that paints the prayer times inside every page, bundled by astro.config.mjs. */
declare module 'virtual:first-paint' {
  const script: string
  export default script
}

/** The script that paints the sky of the hour on the page that shows it, bundled by astro.config.mjs. */
declare module 'virtual:first-sky' {
  const script: string
  export default script
}

/** The script in the head of the frame for other sites, bundled by astro.config.mjs. */
declare module 'virtual:widget-look' {
  const script: string
  export default script
}

/** The script that runs in that frame, bundled by astro.config.mjs. */
declare module 'virtual:widget' {
  const script: string
  export default script
}

/** The script that other sites load, bundled by astro.config.mjs. */
declare module 'virtual:masjid-times' {
  const script: string
  export default script
}

/** The address of the file that loads the editor of pages (panel/onPage/load.ts). */
declare module 'virtual:editor-file' {
  const address: string
  export default address
}

/** The script of a screen in the hall, for older browsers, bundled by astro.config.mjs. */
declare module 'virtual:display' {
  const script: string
  export default script
}
