/** A script as a text, bundled by config/inlineScript.ts; the address of a file, from config/editorFile.ts. */
declare module 'virtual:*' {
  const text: string
  export default text
}
