import { type ComponentProps, useState } from 'react'
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
      <summary>Why these times?</summary>
      {text && !text.show && <p>This could not be loaded. Please reload the page.</p>}
      {text?.show && <text.show {...props} />}
    </details>
  )
}
