import { useEffect, useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'

const SHOWN_MS = 2_500

interface Props {
  text: string
  label: string
  kind?: 'primary' | 'quiet'
}

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, label, kind = 'quiet' }: Props) {
  const [done, setDone] = useState<'copied' | 'failed'>()
  useEffect(() => {
    const timer = done && setTimeout(() => setDone(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [done])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone('copied'),
      () => setDone('failed'),
    )
  return (
    <>
      <Button kind={kind} icon={done === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
        {done === 'copied' ? 'Copied' : done === 'failed' ? 'Select it and copy' : label}
      </Button>
      <span className="visually-hidden" role="status">
        {done === 'copied' && 'Copied'}
        {done === 'failed' && 'Copying is not allowed here: select the text and copy it.'}
      </span>
    </>
  )
}
