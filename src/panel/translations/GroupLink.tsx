import type { ReactNode } from 'react'
import type { OriginalGroup } from '#contract/translations.ts'
import { translatePath } from '#panel/languages/paths.ts'
import { go } from '#panel/shell/navigation.ts'
import { translationsForm } from './translations.ts'

interface Props {
  language: string
  group: Pick<OriginalGroup, 'id'>
  isCurrent?: boolean
  className?: string
  children: ReactNode
}

/** Opens another thing of the same language; what is typed is saved on the way. */
export function GroupLink({ language, group, isCurrent = false, className, children }: Props) {
  const href = translatePath(language, group.id)
  return (
    <a
      href={href}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={event => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        const { $form, save } = translationsForm(language)
        const form = $form.get()
        const isTyped = form.state === 'ready' && form.changed
        void (isTyped ? save() : Promise.resolve(true)).then(isSaved => isSaved && go(href))
      }}
    >
      {children}
    </a>
  )
}
