import { type ComponentProps, useRef } from 'react'
import { Button } from '#islands/ui/Button.tsx'

interface Props extends Pick<ComponentProps<typeof Button>, 'kind' | 'icon' | 'busy' | 'children'> {
  /** What is chosen: 'Backup to restore'. */
  label: string
  /** The types that are offered, as the attribute of the input. */
  accept: string
  /** The id of what explains the choice. */
  describedBy?: string
  /** Whether several files may be chosen at once. */
  multiple?: boolean
  /** Called with at least one file. */
  onChoose: (files: File[]) => void
}

/** A button that opens the choice of a file; the same file can be chosen again. */
export function FileButton(props: Props) {
  const { label, accept, describedBy, multiple = false, onChoose, ...button } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        // The button is there for everyone.
        aria-hidden
        tabIndex={-1}
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
      <Button {...button} aria-describedby={describedBy} onClick={() => input.current?.click()} />
    </>
  )
}
