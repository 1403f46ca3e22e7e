const DRAWINGS: Readonly<Record<string, string>> = import.meta.glob('./*/drawing.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A block's drawing for the chooser, as the text of an SVG in the color around it. */
export const drawingOf = (type: string): string => DRAWINGS[`./${type}/drawing.svg`] ?? ''
