import { parseSync } from 'vite'

/** A text of the panel where it stands in a source. */
interface FoundText {
  /** In ICU MessageFormat; its values are the expressions between its parts. */
  readonly message: string
  /** What puts `place`, an expression for the text, where the text is; a function where it has values. */
  readonly edits: (place: string) => readonly Edit[]
}

/** A range of a source, and what replaces it. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly code: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}
/** A node below its parents, the nearest first. */
interface Place {
  readonly node: Node
  readonly above: readonly Node[]
}

/** Its two letters say that it is read; paths, selectors, markup, code and times alone are not. */
const isSaid = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  !/^(?:[a-z-]*[/#.?&[]|;)|[=<>{}\\]|[a-z]_|_[a-z]|;\S|(?<!\d):(?!\/\/)\S|--|\d:\d\d [AP]M$/.test(
    text.trim(),
  )
const isSentence = (text: string) => isSaid(text) && /\s\(?\p{L}|^\p{Lu}.*[.?!…]$/u.test(text)
/** A word before a value: 'at {time}', 'today, {date}'. */
const isBeforeValue = (text: string) =>
  /^(?:(?!The|On)\p{Lu}\p{Ll}+:?|at|on|in:|until|from|khutbah|today,|tomorrow,) §/u.test(text)
/** A mark that stands by itself between values: French has a space before it. */
const isMark = (text: unknown) => text === ': ' || text === '; '
/** A word as labels have it. */
const isLabel = (text: string) => /^\p{Lu}[\p{L}’'-]*\p{Ll}[…:]?$/u.test(text)

/** Attributes and fields that are not read. */
const HIDDEN =
  /^(?:class(?:Name)?|id|key|icon|href|src|style|type|kind|rel|role|accept|autoComplete|inputMode|pattern|value|htmlFor|lang|data-.*|weekday|month|timeZone|selector)$/
/** Functions whose texts are not read. */
const UNREAD =
  /^(?:querySelector(?:All)?|closest|matches|matchMedia|addEventListener|\w+Item|Error|RegExp|Set|test|includes|(?:starts|ends)With|split|join|replace(?:All)?|indexOf|headers?|append|set|get|has|logLine|StorageError|UpstreamError)$/
/** Functions that choose a word by a number. */
const COUNTING = /^(?:counted|counting|plural)/
/** Fields that have such words. */
const WORD = /^(?:plural|one|many|noun|unit)$/

/** The texts of a source, in their order. */
export function textsIn(file: string, code: string): FoundText[] {
  const found: FoundText[] = []
  const visit = (place: Place): void => {
    const { node, above } = place
    if (/^(?:Import|ExportAll)/.test(node.type) || isType(node.type)) return
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') found.push(...sentenceIn(node))
    if (node.type === 'TemplateLiteral') found.push(...templateText(place))
    if (typeof node.value === 'string' && node.type === 'Literal') found.push(...literalText(place))
    for (const child of childrenOf(node)) visit({ node: child, above: [node, ...above] })
  }
  visit({ node: parseSync(file, code).program as unknown as Node, above: [] })
  return found
}

/** Types are not run, but what stands in `x as T` is. */
const isType = (type: string) => type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(type)

function childrenOf(node: Node): Node[] {
  const isKept = (field: string) =>
    field === 'key' || (field === 'property' && !node.computed) ? node.computed === true : true
  return Object.entries(node).flatMap(([field, value]) =>
    isKept(field) ? (Array.isArray(value) ? value : [value]).filter(isNode) : [],
  )
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  return String(
    node.name && !isNode(node.name) ? node.name : nameOf(node.property ?? node.callee ?? node.name),
  )
}

/** Whether what stands there is compared, an address, a class …, by what is above it. */
function isUnread({ node, above }: Place): boolean {
  const [parent] = above
  if (
    !parent ||
    parent.type === 'ExpressionStatement' ||
    parent.type === 'TaggedTemplateExpression'
  )
    return true
  if (parent.type === 'BinaryExpression' && /^[=!]==?$|^in$/.test(String(parent.operator)))
    return true
  if (parent.type === 'SwitchCase' && parent.test === node) return true
  // Values of another field, which are stored.
  if (above.some(one => one.type === 'Property' && nameOf(one.key) === 'shownIf')) return true
  // The name of an error, and the values of a type, which are stored.
  if (parent.type === 'PropertyDefinition' && nameOf(parent.key) === 'name') return true
  if (isOfType(above) && isLabel(String(node.value))) return true
  if (/^(?:Call|New)Expression$/.test(parent.type) && UNREAD.test(nameOf(parent.callee)))
    return true
  const holder = above.find(
    one => !/^(?:Conditional|Logical|TSAs|Parenthesized|Template|JSXExpressionC)/.test(one.type),
  )
  if (holder?.type === 'JSXAttribute') return HIDDEN.test(nameOf(holder.name))
  if (holder?.type !== 'Property') return false
  // A header of a response.
  if (isNode(holder.key) && /^(?:accept|cache|content)-/.test(String(holder.key.value))) return true
  return HIDDEN.test(nameOf(holder.key)) && !isLabel(String(node.value))
}

/** Whether a word in small letters is read there: where it is counted, or chosen inside a sentence. */
function isWord({ above }: Place): boolean {
  const [parent] = above
  if (parent?.type === 'CallExpression') return COUNTING.test(nameOf(parent.callee))
  if (parent?.type === 'Property') return WORD.test(nameOf(parent.key))
  const holder = above.find(one => !/^(?:Conditional|Logical|Parenthesized)/.test(one.type))
  const around = above[above.indexOf(holder as Node) + 1]
  if (parent === holder) return false
  if (holder?.type === 'TemplateLiteral') return isSentence(quasisOf(holder).join('§'))
  return holder?.type === 'JSXExpressionContainer' && around?.type !== 'JSXAttribute'
}

const isOfType = ([list, as, declared]: readonly Node[]) =>
  list?.type === 'ArrayExpression' &&
  as?.type === 'TSAsExpression' &&
  declared?.type === 'VariableDeclarator'

const quasisOf = (node: Node): string[] =>
  (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)

function literalText(place: Place): FoundText[] {
  const { node, above } = place
  const text = String(node.value)
  const [parent] = above
  const isShown = isSentence(text) || isLabel(text) || (/^\p{Ll}{2}/u.test(text) && isWord(place))
  const isJoin = isMark(text) && nameOf(parent?.callee) === 'join'
  if (!isJoin && (!isShown || isUnread(place))) return []
  const isAttribute = parent?.type === 'JSXAttribute'
  const { start, end } = node
  return [
    {
      message: text,
      edits: code => [{ start, end, code: isAttribute ? `{${code}}` : code }],
    },
  ]
}

function templateText(place: Place): FoundText[] {
  const { node } = place
  const texts = quasisOf(node)
  const values = node.expressions as Node[]
  const text = texts.join('§')
  if (isUnread(place)) return []
  if (!(isSentence(text) || isBeforeValue(text)))
    return texts.flatMap((mark, index) => {
      const [before, after] = [values[index - 1], values[index]]
      const range = { start: before?.end ?? node.start, end: after?.start ?? node.end }
      const open = before ? '}' : '`'
      const close = after ? '${' : '`'
      return isMark(mark) ? markText(mark, range, code => `${open}\${${code}}${close}`) : []
    })
  const message = messageOf(texts, values)
  const edits = (code: string) =>
    values.length === 0
      ? [{ start: node.start, end: node.end, code }]
      : between(node, values, `${code}(`, ')')
  return [{ message, edits }]
}

const markText = (
  message: string,
  { start, end }: Pick<Node, 'start' | 'end'>,
  placed: (code: string) => string,
): FoundText[] => [{ message, edits: code => [{ start, end, code: placed(code) }] }]

/** Everything of a range but the values, which become arguments. */
function between(
  range: Pick<Node, 'start' | 'end'>,
  values: readonly Node[],
  before: string,
  after: string,
): Edit[] {
  return [...values, undefined].map((value, index) => ({
    start: values[index - 1]?.end ?? range.start,
    end: value?.start ?? range.end,
    code: index === 0 ? before : value ? ', ' : after,
  }))
}

function messageOf(texts: readonly string[], values: readonly Node[]): string {
  const all = values.map(valueName)
  const names = all.map((name, index) => {
    const same = all.slice(0, index).filter(one => one === name).length
    return same > 0 ? `${name}${/\d$/.test(name) ? '_' : ''}${same + 1}` : name
  })
  return texts
    .map((text, index) => {
      const name = names[index]
      return name ? `${text.replace(/'$/, "''")}{${name}}` : text
    })
    .join('')
}

/** What a translator sees of a value: the name of its variable, function or element. */
function valueName(node: Node): string {
  const inner = node.expression ?? node.argument
  if (/^(?:TS|Paren|Await|Chain)/.test(node.type) && isNode(inner)) return valueName(inner)
  if (node.type === 'JSXElement') {
    const { name } = node.openingElement as { name: unknown }
    const tag = nameOf(name)
    return tag.charAt(0).toLowerCase() + tag.slice(1)
  }
  const name = nameOf(node).replace(/^[^a-zA-Z]+/, '')
  return /^[a-zA-Z]\w*$/.test(name) ? name : 'value'
}

interface Item {
  readonly node: Node
  /** Of a text. */
  readonly text?: string
  /** What is passed for all else. */
  readonly value?: Node
}

/** The sentence among the children of an element, with the elements and values in it. */
function sentenceIn(element: Node): FoundText[] {
  const items = (element.children as Node[]).flatMap(itemOf)
  if (!items.some(({ text }) => text && /\p{L}{2}/u.test(text)))
    return items.flatMap(({ node, text }) =>
      isMark(text) ? markText(text as string, node, code => `{${code}}`) : [],
    )
  const isWritten = ({ text }: Item) => text !== undefined && text !== ' '
  let first = items.findIndex(isWritten)
  let last = items.findLastIndex(isWritten)
  const isInside = (item: Item | undefined) =>
    item !== undefined && item.node.type !== 'JSXElement' && !(item.value && hasElement(item.value))
  while (isInside(items[first - 1])) first -= 1
  while (isInside(items[last + 1])) last += 1
  const run = items.slice(first, last + 1)
  const values = run.flatMap(({ value }) => value ?? [])
  const texts = ['']
  for (const { text, value } of run) {
    if (value) texts.push('')
    else texts.push((texts.pop() ?? '') + text)
  }
  const whole = messageOf(texts, values)
  const message = whole.trim()
  const [lead, trail] = [whole.startsWith(' '), whole.endsWith(' ')].map(is => (is ? "{' '}" : ''))
  const range = { start: run[0]?.node.start ?? 0, end: run.at(-1)?.node.end ?? 0 }
  return [
    {
      message,
      edits: code =>
        values.length === 0
          ? [{ ...range, code: `${lead}{${code}}${trail}` }]
          : between(range, values, `${lead}{${IN_PARTS}(${code}, `, `)}${trail}`),
    },
  ]
}

/** Puts values and elements into a text. */
const IN_PARTS = '__inParts'
const IMPORT = `import { inParts as ${IN_PARTS} } from '#islands/ui/inParts.ts'\n`

function itemOf(node: Node): Item[] {
  if (node.type === 'JSXText') {
    const text = lineOf(String(node.value))
    return text ? [{ node, text }] : []
  }
  if (node.type !== 'JSXExpressionContainer') return [{ node, value: node }]
  const value = node.expression as Node
  if (value.type === 'JSXEmptyExpression') return []
  return value.type === 'Literal' && /^\s*$/.test(String(value.value))
    ? [{ node, text: ' ' }]
    : [{ node, value }]
}

/** JSX's own rule: the whitespace around a line's break is not shown. */
const lineOf = (raw: string): string =>
  raw
    .split('\n')
    .map((line, index, all) => {
      const begun = index > 0 ? line.trimStart() : line
      return index < all.length - 1 ? begun.trimEnd() : begun
    })
    .filter(line => line !== '')
    .join(' ')

const hasElement = (node: Node): boolean =>
  node.type.startsWith('JSX') || childrenOf(node).some(hasElement)

/** A source with other code in the places of its texts; undefined where it has none. */
export function withPlaces(
  file: string,
  code: string,
  placeOf: (message: string) => string,
): string | undefined {
  const edits = textsIn(file, code)
    .flatMap(({ message, edits }) => edits(placeOf(message)))
    .sort((a, b) => b.start - a.start)
  if (edits.length === 0) return undefined
  let written = code
  for (const { start, end, code } of edits)
    written = written.slice(0, start) + code + written.slice(end)
  return written.includes(`${IN_PARTS}(`) ? IMPORT + written : written
}
