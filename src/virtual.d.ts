/** A script as a text, bundled by config/inlineScript.ts; the address of a file, from config/editorFile.ts. */
declare module 'virtual:*' {
  const text: string
  export default text
}

/** The content of a build, and the origins that it shows in frames, from config/loadSnapshot.ts. */
declare module 'virtual:snapshot' {
  const snapshot: import('./config/snapshotSchema.ts').Snapshot
  export default snapshot
  export const builtFrames: string[]
}
