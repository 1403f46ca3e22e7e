import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type ComponentType, useEffect } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { UNANSWERED } from './loaded.ts'
import { isUnsavedKept } from './unsaved.ts'

/** Stands where a component will be: it is asked for again once there is a network, or at a press. */
export function arriving<Props extends object>(find: () => Promise<ComponentType<Props>>) {
  const $found = atom<{ Found?: ComponentType<Props> }>({})
  const askAgain = async () => {
    // Vite asks for each style sheet once.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (!link.sheet) link.replaceWith(link.cloneNode())
    }
    $found.set({ Found: await find() })
  }
  // Another release has other files, and a browser may keep a failure: then only a reload helps.
  const press = () => void askAgain().catch(() => navigator.onLine && location.reload())
  const again = () => isUnsavedKept() && press()
  return function Arriving(props: Props) {
    const { Found } = useStore($found)
    useEffect(() => {
      addEventListener('online', again)
      return () => removeEventListener('online', again)
    }, [])
    if (Found) return <Found {...props} />
    return (
      <div className="start pile-xs">
        <Notice kind="error" role="alert">
          {UNANSWERED} This opens by itself once there is a connection.
        </Notice>
        <Button icon="rotateCcw" onClick={press}>
          Try again
        </Button>
      </div>
    )
  }
}
