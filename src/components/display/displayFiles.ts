import type { AstroIntegration } from 'astro'

/**
 * The files of screens, named by their content as the others are, so that they are cached and kept
 * for a start without a network.
 */
export const displayFiles: AstroIntegration = {
  name: 'display-files',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const [ending, file] of [
        ['js', 'scriptFile'],
        ['css', 'sheetFile'],
      ]) {
        injectRoute({
          pattern: `/_astro/display.[version].${ending}`,
          entrypoint: new URL(`./${file}.ts`, import.meta.url),
          prerender: true,
        })
      }
    },
  },
}
