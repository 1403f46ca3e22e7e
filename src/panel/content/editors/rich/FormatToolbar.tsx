import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { keyAlongLine } from '#islands/ui/direction.ts'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { GROUPS, TABLE_COMMANDS } from './commands.ts'
import { LinkDialog } from './LinkDialog.tsx'

/**
 * The buttons over the text, as the toolbar pattern has it (WAI-ARIA APG): one tab stop, arrow keys
 * within, Alt+F10 from the text, Escape back to it.
 */
export function FormatToolbar({ editor }: { editor: Editor }) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState('Heading')
  const [isLinking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      on: GROUPS.flat().flatMap(({ name, isOn }) => (isOn?.(editor) ? [name] : [])),
      off: GROUPS.flat().flatMap(({ name, canRun }) => (canRun?.(editor) === false ? [name] : [])),
      isInTable: editor.isActive('table'),
      isInLink: editor.isActive('link'),
    }),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[keyAlongLine(event.key)]
    if (event.key === 'Escape') editor.commands.focus()
    else if (to !== undefined) buttons.at(to % buttons.length)?.focus()
    else return
    event.preventDefault()
  }
  const stop = (name: string) => ({
    tabIndex: name === current ? 0 : -1,
    onFocus: () => setCurrent(name),
  })
  const isGone =
    current !== 'Heading' && !state.isInTable && TABLE_COMMANDS.some(one => one.name === current)
  useEffect(() => {
    if (isGone) setCurrent('Heading')
  }, [isGone])
  return (
    <>
      <div
        ref={bar}
        className="toolbar"
        role="toolbar"
        aria-label="Formatting"
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {GROUPS.map((group, index) => (
          <div key={group[0]?.name} className="toolbar-group">
            {group.map(({ name, icon, run, isOn }) => (
              <IconButton
                key={name}
                {...stop(name)}
                icon={icon}
                aria-label={name}
                title={name}
                aria-pressed={isOn ? state.on.includes(name) : undefined}
                aria-disabled={state.off.includes(name) || undefined}
                onClick={() => {
                  if (!state.off.includes(name)) run(editor)
                }}
              />
            ))}
            {index === 1 && (
              <IconButton
                {...stop('Link')}
                icon="link"
                aria-label="Link"
                title="Link"
                aria-pressed={state.isInLink}
                aria-haspopup="dialog"
                onClick={() => setLinking(true)}
              />
            )}
          </div>
        ))}
        {state.isInTable && (
          <div className="toolbar-group toolbar-table">
            {TABLE_COMMANDS.map(({ name, run }) => (
              <button key={name} type="button" {...stop(name)} onClick={() => run(editor)}>
                {name}
              </button>
            ))}
          </div>
        )}
      </div>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}
