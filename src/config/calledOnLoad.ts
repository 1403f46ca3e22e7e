import type { Plugin } from 'vite'

/**
 * First in a script whose functions run as it starts: Chromium compiles all of them at once beside the
 * main thread, instead of each at its first call on it.
 */
export const CALLED_ON_LOAD = '//# allFunctionsCalledOnLoad\n'

/** Puts it before the scripts of pages and components, once nothing else is put there. */
export const calledOnLoad: Plugin = {
  name: 'called-on-load',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.name.includes('astro_type_script')) {
          file.code = CALLED_ON_LOAD + file.code
        }
      }
    },
  },
}
