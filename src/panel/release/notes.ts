/** What a release changed for some people, as lines of plain text. */
interface Notes {
  /** Whom it is for: 'For visitors'. */
  readonly heading: string
  readonly lines: readonly string[]
}

/** The groups of the changelog that volunteers read. */
const SHOWN = /^(?:For visitors|In the panel)$/

/** The changes of a release, from the text of CHANGELOG.md; empty where it does not name it. */
export function releaseNotes(changelog: string, version: string): Notes[] {
  const release = changelog.split(/^## /m).find(part => part.startsWith(`[${version}]`)) ?? ''
  return release
    .split(/^### /m)
    .slice(1)
    .map(part => {
      const [heading = '', ...rest] = part.trim().split('\n')
      return { heading, lines: rest.flatMap(line => /^- (.+)$/.exec(line)?.[1] ?? []) }
    })
    .filter(({ heading }) => SHOWN.test(heading))
}
