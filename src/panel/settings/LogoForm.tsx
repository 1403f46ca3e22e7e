import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { parsePicture, writePicture } from '#panel/content/rules/picture.ts'
import { EditFrame } from '#panel/editing/EditFrame.tsx'
import { PictureField } from '#panel/pictures/field/PictureField.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { logoForm } from './sectionForms.ts'

interface Props {
  /** What follows its field saves it. */
  isPart?: boolean
}

/** The center's logo, on every page, in browser tabs and on shared links. */
export function LogoForm({ isPart = false }: Props) {
  const form = useStore(logoForm.$form)
  useEffect(() => void logoForm.load(), [])
  if (form.state === 'loading') return null
  return (
    <Block title="Logo">
      {form.state === 'failed' ? (
        <NotLoaded message={form.message} retry={logoForm.load} />
      ) : (
        <EditFrame form={form} store={logoForm}>
          <PictureField
            label="Logo"
            isNamed
            value={parsePicture(form.values.content).src}
            none="No logo: pages show the drawn star."
            error={form.errors.content}
            onChange={(src, alt = '') => logoForm.change({ content: writePicture({ src, alt }) })}
          />
          <ErrorNotice text={form.problem} />
          {form.changed && !isPart && (
            <p className="cluster">
              <Button kind="primary" busy={form.saving} onClick={() => void logoForm.save()}>
                Save the logo
              </Button>
              <Button onClick={logoForm.discard}>Discard</Button>
            </p>
          )}
        </EditFrame>
      )}
    </Block>
  )
}
