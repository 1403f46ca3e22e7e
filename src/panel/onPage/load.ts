/** Loads the editor with its style sheets: the beginning of the file that signed-in admins load. */
export const loadEditor = () => import('./editPage.tsx')
