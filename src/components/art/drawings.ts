const files = import.meta.glob<string>(
  ['./drawings/*.svg', './buildings/*/*.svg', './mosque/*.svg'],
  { query: '?raw', import: 'default', eager: true },
)

/** A drawing as HTML, by its path below this folder without its ending; undefined: there is none. */
export const artOf = (name: string): string | undefined =>
  files[`./${name}.svg`]?.replace(/ xmlns="[^"]*"|<!--.*-->|\n\s*/g, '')

/** What is in a drawing, to be part of another. */
export const insideOf = (name: string): string | undefined =>
  artOf(name)?.replace(/^<svg[^>]*>|<\/svg>$/g, '')
