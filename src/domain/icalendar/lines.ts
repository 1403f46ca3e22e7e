/**
 * Lines of an iCalendar stream (RFC 5545). A property is a name, with its parameters if any, and a
 * value that is written unchanged; escape texts with `icalText` first.
 */
export type Property = readonly [name: string, value: string]

/** A component: its properties, then the components inside it. */
export interface Component {
  name: string
  properties: readonly Property[]
  inside?: readonly (Component | SerializedComponent)[]
}

/** A component that is already serialized. */
export interface SerializedComponent {
  text: string
}

/** A text as a property's value (RFC 5545, section 3.3.11). */
export const icalText = (text: string): string =>
  text.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

/** A component as text, with folded lines and line ends as RFC 5545, section 3.1 requires. */
export function serialize({ name, properties, inside = [] }: Component): string {
  const lines = properties.map(([property, value]) => fold(`${property}:${value}`))
  return [`BEGIN:${name}\r\n`, ...lines, ...inside.map(inner), `END:${name}\r\n`].join('')
}

const inner = (component: Component | SerializedComponent): string =>
  'text' in component ? component.text : serialize(component)

/** A component that is already serialized, with another inside it. */
export function withInside({ text }: SerializedComponent, component: Component): string {
  const end = text.lastIndexOf('\nEND:') + 1
  return text.slice(0, end) + serialize(component) + text.slice(end)
}

const LINE_OCTETS = 75
const encoder = new TextEncoder()

/** Breaks a line into pieces of at most 75 octets, never inside a character. */
function fold(line: string): string {
  if (line.length * 3 <= LINE_OCTETS || encoder.encode(line).length <= LINE_OCTETS) {
    return `${line}\r\n`
  }
  let folded = ''
  let octets = 0
  for (const sign of line) {
    const size = encoder.encode(sign).length
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += sign
    octets += size
  }
  return `${folded}\r\n`
}
