/** Shows a person that a build is going on, and how far it is. */
interface BuildProgress {
  /** Takes one line of what the build prints. */
  line(text: string): void
  end(): void
}

/** On a terminal the count of pages moves; elsewhere there is one line before and one after. */
export function buildProgress(
  out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>,
  now: () => number = Date.now,
): BuildProgress {
  let since: number | undefined
  let pages = 0
  const count = () => `${pages} page${pages === 1 ? '' : 's'}`
  return {
    line(text) {
      if (since === undefined) {
        since = now()
        out.write(out.isTTY ? 'Building the site …' : 'Building the site …\n')
      }
      if (!/\.html\b/.test(text)) return
      pages += 1
      if (out.isTTY) out.write(`\rBuilding the site … ${count()}`)
    },
    end() {
      if (since === undefined) return
      const seconds = Math.round((now() - since) / 1000)
      out.write(`${out.isTTY ? '\r' : ''}Built ${count()} in ${seconds} s.      \n`)
      since = undefined
    },
  }
}
