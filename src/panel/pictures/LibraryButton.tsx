import { type ComponentProps, Suspense, useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { later } from '#panel/shell/later.ts'

/** Loaded once somebody chooses. */
const { PicturePicker } = later(() => import('./PicturePicker.tsx'))

interface Props extends Omit<ComponentProps<typeof PicturePicker>, 'onClose'> {
  disabled?: boolean
}

/** Opens the library to choose from. */
export function LibraryButton({ disabled, ...picker }: Props) {
  const [isPicking, setPicking] = useState(false)
  return (
    <>
      <Button icon="images" disabled={disabled} onClick={() => setPicking(true)}>
        From the library
      </Button>
      {isPicking && (
        <Suspense>
          <PicturePicker {...picker} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </>
  )
}
