import { createContext } from 'react'

/** The centre's name, as the page was built with. */
export const SiteName = createContext('')
