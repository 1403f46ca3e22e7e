const MOST_CHARACTERS = 300

/** Where code stands, frames around it, and what tools say beside the matter. */
const BESIDE = /^(?:at |[│╭╰─╯]|Stack trace:|Location:|Hint:|[[\]{}",]*$|\/)/
const MATTER = /\b(?:error|could not|cannot|invalid|failed)\b/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
const COLOR = /\u001b\[[\d;]*m/g

/** The one line of a failed build's log that tells a person most. */
export function lastWords(log = ''): string {
  const lines = log
    .replace(COLOR, '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !BESIDE.test(line))
  const line = lines.findLast(text => MATTER.test(text)) ?? lines.at(-1) ?? 'its log is empty.'
  return line.slice(0, MOST_CHARACTERS)
}
