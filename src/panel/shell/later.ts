import { lazy } from 'react'

/** The components of a module, which is loaded once one of them is drawn. */
export const later = <Module extends object>(load: () => Promise<Module>): Module =>
  new Proxy({} as Module, {
    get: (_, name) =>
      lazy(async () => {
        const loaded: object = await load()
        return { default: Reflect.get(loaded, name) }
      }),
  })
