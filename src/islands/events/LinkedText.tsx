import { textParts } from '#domain/events/linked.ts'

/** An event's text; the addresses in it are links. */
export function LinkedText({ text }: { text: string }) {
  return textParts(text).map(({ text: shown, href }, place) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay in their order
      <a key={place} href={href} rel="noopener">
        {shown}
      </a>
    ) : (
      shown
    ),
  )
}
