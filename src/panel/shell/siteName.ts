import { createContext } from 'react'

/** The center's name from the build of the page. */
export const SiteName = createContext('')
