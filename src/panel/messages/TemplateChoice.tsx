import { useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { useLoaded } from '#panel/shell/useLoaded.ts'
import { bodyOf, replyTemplates, saveTemplates } from './replies.ts'

interface Props {
  chosen: string
  onChoose: (name: string) => void
  /** `before`: the text of the template that was chosen so far. */
  onUse: (text: string, before: string) => void
}

/** Begins a reply with a template. */
export function TemplateChoice({ chosen, onChoose, onUse }: Props) {
  const found = useLoaded(replyTemplates)
  const templates = found.state === 'ready' ? found.data.templates : []
  if (templates.length === 0) return null
  const textOf = (name: string) => templates.find(one => one.name === name)?.text ?? ''
  return (
    <Select
      label="Begin with"
      value={chosen}
      options={[
        { value: '', label: 'No template' },
        ...templates.map(({ name }) => ({ value: name, label: name })),
      ]}
      onChange={name => {
        onChoose(name)
        onUse(textOf(name), textOf(chosen))
      }}
    />
  )
}

interface KeepProps {
  text: string
  chosen: string
  onRemoved: () => void
}

/** Makes a template of what is typed, or removes the chosen one. */
export function KeepTemplate({ text, chosen, onRemoved }: KeepProps) {
  const [name, setName] = useState(chosen)
  // The greeting names this visitor.
  const body = bodyOf(text)
  const keep = () =>
    saveTemplates(templates => [
      ...templates.filter(one => one.name !== name.trim()),
      { name: name.trim(), text: body },
    ])
  const remove = async () => {
    await saveTemplates(templates => templates.filter(one => one.name !== chosen))
    onRemoved()
  }
  return (
    <div className="form">
      <TextField
        label="Name of the template"
        hint="What you wrote is kept under this name, without the greeting. A template of this name is replaced."
        value={name}
        onChange={setName}
      />
      <div className="message-actions line-xs">
        <Button disabled={name.trim() === '' || body === ''} onClick={() => void keep()}>
          Keep as a template
        </Button>
        {chosen !== '' && (
          <Button kind="link" className="button-remove" onClick={() => void remove()}>
            Remove “{chosen}”
          </Button>
        )}
      </div>
    </div>
  )
}
