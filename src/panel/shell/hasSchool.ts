import { createContext } from 'react'

/** Whether the mosque has a school, as of the build: switching it builds the pages again. */
export const HasSchool = createContext(true)
