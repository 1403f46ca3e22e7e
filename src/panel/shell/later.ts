import { type ComponentType, lazy } from 'react'
import { arriving } from './Arriving.tsx'
import { hasNotArrived } from './loaded.ts'

/** The components of a module, which is loaded once one of them is drawn; what does not arrive leaves the rest of the page alone. */
export const later = <Module extends object>(load: () => Promise<Module>): Module =>
  new Proxy({} as Module, {
    get: (_, name) =>
      lazy(async () => {
        const find = async (): Promise<ComponentType> => {
          const loaded: object = await load()
          return Reflect.get(loaded, name)
        }
        try {
          return { default: await find() }
        } catch (error) {
          if (!hasNotArrived(error)) throw error
          return { default: arriving(find) }
        }
      }),
  })
