/** What the first start prints: the admin it created, and notes for the maintainer. */
export interface Welcome {
  readonly url: string
  readonly dataDir: string
  /** `password` only when it was generated, so only once. */
  readonly admin?: { readonly email: string; readonly password?: string } | undefined
  readonly notes?: readonly string[] | undefined
  /** Why only the last build is served. */
  readonly problem?: string | undefined
}

/** The lines printed when the site has started. */
export function startMessage({ url, dataDir, admin, notes = [], problem }: Welcome): string {
  const lines = ['', `  The site is running at  ${url}`]
  if (admin !== undefined) {
    lines.push(`  Sign in at              ${url}/login`)
    lines.push(`  Admin e-mail            ${admin.email}`)
    if (admin.password !== undefined)
      lines.push(`  Password                ${admin.password}   (shown this once: note it down)`)
  }
  lines.push(`  Everything is kept in   ${dataDir}`)
  for (const note of notes) lines.push(`  ${note}`)
  if (problem !== undefined)
    lines.push(
      '',
      '  Visitors see the pages as they were last built. Nothing else works:',
      `  ${problem}`,
    )
  return [...lines, '', '  Ctrl+C stops it.', ''].join('\n')
}

/** One sentence for a start that failed, and where known what to do about it. */
export function explain(
  error: unknown,
  { port, host }: { port: number; host?: string | undefined },
): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`
  if (code === 'EACCES' && message.includes('listen'))
    return `Port ${port} needs special rights. Choose one above 1023: PORT=8888 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')
    return `HOST=${host} is not an address of this machine. Leave HOST unset to listen on loopback, or set 0.0.0.0 for all addresses.`
  return message ?? String(error)
}
