import { type ContentProblem, problemText } from '#domain/content/validate.ts'

/** What is wrong with a text, for the line under its field; undefined when nothing is. */
export function faultsInWords(problems: readonly ContentProblem[]): string | undefined {
  if (problems.length === 0) return undefined
  const inText = problems.filter(({ where }) => where === 'the text')
  const inItems = problems.filter(({ where }) => where !== 'the text')
  return [...inText.map(({ what }) => `This ${what}.`), problemText(inItems)]
    .filter(Boolean)
    .join(' ')
}
