const MAX_LENGTH = 300

/** Stack frames, box drawing and hints that tools print around the error itself. */
const NOISE = /^(?:at |[│╭╰─╯]|Stack trace:|Location:|Hint:|[[\]{}",]*$|\/)/
const ERROR = /\b(?:error|could not|cannot|invalid|failed)\b/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colors begin with one
const COLOR = /\u001b\[[\d;]*m/g

/** The most useful line of a failed build's log. */
export function failureLine(log = ''): string {
  const lines = log
    .replace(COLOR, '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !NOISE.test(line))
  const line = lines.findLast(text => ERROR.test(text)) ?? lines.at(-1) ?? 'its log is empty.'
  return line.slice(0, MAX_LENGTH)
}
