import { type ComponentProps, useState } from 'react'
import { whyTexts } from '#texts/why.ts'
import type { WhyText } from './WhyText.tsx'

type Text = typeof WhyText

/** 'Why these times?': few visitors open it, so its text is loaded on demand. */
export function Why(props: ComponentProps<Text>) {
  const [text, setText] = useState<{ show?: Text }>()
  const open = () => {
    if (text?.show) return
    import('./WhyText.tsx').then(
      ({ WhyText }) => setText({ show: WhyText }),
      () => setText({}),
    )
  }
  return (
    <details className="why" onToggle={open}>
      <summary>{whyTexts.title}</summary>
      {text && !text.show && <p>{whyTexts.notLoaded}</p>}
      {text?.show && <text.show {...props} />}
    </details>
  )
}
