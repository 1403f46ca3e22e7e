import { useStore } from '@nanostores/react'
import { publishStatus } from '#panel/publishing/publishing.ts'
import { costWords } from '#panel/publishing/words.ts'

/** What saving costs. */
export function Cost() {
  const deploys = useStore(publishStatus.$known)?.deploys
  return (
    <span>
      Saving builds the pages again: visitors see it in a minute or two.
      {deploys && ` ${costWords(deploys).replace('“Publish now”', 'It')}`}
    </span>
  )
}
