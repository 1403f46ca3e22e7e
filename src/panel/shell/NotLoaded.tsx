import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'

/** Replaces something that could not be loaded: why, and a button to retry. */
export function NotLoaded({ message, retry }: { message: string; retry: () => unknown }) {
  return (
    <>
      <Notice kind="error" role="alert">
        {message}
      </Notice>
      <p className="cluster">
        <Button icon="rotateCcw" onClick={() => void retry()}>
          Try again
        </Button>
      </p>
    </>
  )
}
