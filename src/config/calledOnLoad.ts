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
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      const scripts = Object.values(bundle).filter(
        file => file.type === 'chunk' && file.name.includes('astro_type_script'),
      )
      // How Astro names them may have changed.
      if (scripts.length === 0) throw new Error('No script of a page is in the bundle')
      for (const file of scripts) if (file.type === 'chunk') file.code = CALLED_ON_LOAD + file.code
    },
  },
}
