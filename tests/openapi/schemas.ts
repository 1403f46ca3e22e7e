import ts from 'typescript'
import type { Schema } from '#config/apiTypes.ts'

/** Makes schemas from types; types with a name become components, each once. */
export class Schemas {
  readonly components: Record<string, Schema> = {}
  readonly #named = new Map<string, ts.Type>()
  readonly #checker: ts.TypeChecker

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker
  }

  /** The schema of a type. Throws for a type that JSON cannot hold. */
  of(type: ts.Type): Schema {
    const { flags } = type
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {}
    if (flags & ts.TypeFlags.String) return { type: 'string' }
    if (flags & ts.TypeFlags.Number) return { type: 'number' }
    if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' }
    if (flags & ts.TypeFlags.Null) return { type: 'null' }
    if (flags & ts.TypeFlags.TemplateLiteral) return { type: 'string' }
    if (flags & ts.TypeFlags.BooleanLiteral) {
      return { const: this.#checker.typeToString(type) === 'true' }
    }
    if (type.isLiteral()) return { const: type.value }
    if (type.isUnion()) return this.#union(type)
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.#object(type)
    throw new Error(`no schema for ${this.#checker.typeToString(type)}`)
  }

  #union(type: ts.UnionType): Schema {
    const parts = type.types.filter(one => !(one.flags & ts.TypeFlags.Undefined))
    const name = type.aliasSymbol && this.#ownName(type.aliasSymbol)
    const isNamed =
      name !== undefined && !type.aliasTypeArguments && parts.length === type.types.length
    return isNamed ? this.#component(name, type, () => this.#anyOf(parts)) : this.#anyOf(parts)
  }

  #anyOf(parts: ts.Type[]): Schema {
    const schemas = parts.map(part => this.of(part))
    const values = schemas.flatMap(schema => ('const' in schema ? [schema.const] : []))
    const others = schemas
      .filter(schema => !('const' in schema))
      .sort((one, other) => Number(one.type === 'null') - Number(other.type === 'null'))
    // TypeScript has boolean as the union of its two values.
    const hasBoth = values.includes(true) && values.includes(false)
    const texts = hasBoth ? values.filter(value => typeof value !== 'boolean') : values
    const all: Schema[] = [
      ...(texts.length === 1 ? [{ const: texts[0] }] : []),
      ...(texts.length > 1 ? [{ enum: texts }] : []),
      ...(hasBoth ? [{ type: 'boolean' }] : []),
      ...others,
    ]
    const [only, empty] = all
    if (only && all.length === 1) return only
    if (
      all.length === 2 &&
      empty?.type === 'null' &&
      typeof only?.type === 'string' &&
      Object.keys(only).length === 1
    ) {
      return { type: [only.type, 'null'] }
    }
    return { anyOf: all }
  }

  #object(type: ts.Type): Schema {
    const checker = this.#checker
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(type as ts.TypeReference).map(item => this.of(item))
      return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length }
    }
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference)
      return { type: 'array', items: item ? this.of(item) : {} }
    }
    // What the platform describes: the options of a passkey.
    if (type.isClassOrInterface() && fileOf(type.symbol).includes('/node_modules/')) {
      return { type: 'object', description: `The platform’s ${type.symbol.name}.` }
    }
    const symbol = type.aliasSymbol ?? type.symbol
    const isGeneric = type.aliasTypeArguments || (type as ts.TypeReference).typeArguments?.length
    const name = symbol && !isGeneric ? this.#ownName(symbol) : undefined
    return name ? this.#component(name, type, () => this.#members(type)) : this.#members(type)
  }

  #members(type: ts.Type): Schema {
    const checker = this.#checker
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    for (const member of checker.getPropertiesOfType(type)) {
      const value = checker.getTypeOfSymbol(member)
      const schema = this.of(value)
      const description = wordsOf(member, checker)
      properties[member.name] = description ? { ...schema, description } : schema
      if (!isOptional(member, value)) required.push(member.name)
    }
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String)?.type
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(index && { additionalProperties: this.of(index) }),
    }
  }

  /** The name of a type of the project; undefined for those of libraries and for types without one. */
  #ownName(symbol: ts.Symbol): string | undefined {
    return /\/src\/(contract|domain)\//.test(fileOf(symbol)) && !symbol.name.startsWith('__')
      ? symbol.name
      : undefined
  }

  #component(name: string, type: ts.Type, make: () => Schema): Schema {
    const known = this.#named.get(name)
    if (known && known !== type) throw new Error(`two types are named ${name}`)
    if (!known) {
      this.#named.set(name, type)
      const symbol = type.aliasSymbol ?? type.symbol
      const description = symbol && wordsOf(symbol, this.#checker)
      const schema = make()
      this.components[name] = description ? { description, ...schema } : schema
    }
    return { $ref: `#/components/schemas/${name}` }
  }
}

const fileOf = (symbol: ts.Symbol): string =>
  symbol.declarations?.[0]?.getSourceFile().fileName ?? ''

const isOptional = (member: ts.Symbol, type: ts.Type): boolean =>
  Boolean(member.flags & ts.SymbolFlags.Optional) ||
  (type.isUnion() && type.types.some(one => one.flags & ts.TypeFlags.Undefined))

/** The comment of a declaration as one paragraph. */
export const wordsOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim()
