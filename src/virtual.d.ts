/** The script that paints the prayer times inside every page, bundled by astro.config.mjs. */
declare module 'virtual:first-paint' {
  const script: string
  export default script
}
