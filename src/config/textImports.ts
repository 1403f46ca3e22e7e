const IMPORT = /(?:import|export) (?:type )?(?:\{([^}]*)\}|\* as (\w+)) from '#texts\/(\w+)\.ts'/g
const MENTION = /['"`]#texts\/(?!catalog\b)\w+\.ts/

/** One group, or all (`*`), that a source imports of an area's texts, and what it calls them. */
interface TextImport {
  area: string
  name: string
  local: string
}

/** The texts that a source imports. Throws for another form of import than it can read. */
export function textImports(code: string): TextImport[] {
  const [other] = MENTION.exec(code.replace(IMPORT, '')) ?? []
  if (other) throw new Error(`This import of texts cannot be read: ${other}`)
  return [...code.matchAll(IMPORT)].flatMap(([, names, all, area = '']) => {
    if (all) return [{ area, name: '*', local: all }]
    return (names?.split(',') ?? []).flatMap(one => {
      const [name, local = name] = one.replace('type ', '').trim().split(' as ')
      return name && local ? [{ area, name, local }] : []
    })
  })
}

/** The groups of texts that a source hands on as objects, instead of naming their texts one by one. */
export function handedOn(code: string): string[] {
  const rest = code.replace(IMPORT, '')
  return textImports(code).flatMap(({ name, local }) =>
    new RegExp(`(?<![\\w.])${local}\\b(?!\\.\\w)`).test(rest) ? [name] : [],
  )
}
