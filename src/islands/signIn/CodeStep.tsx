import { CODE_REQUIRED } from '#contract/login.ts'
import { Button } from '#islands/ui/Button.tsx'
import { CodeField } from '#islands/ui/CodeField.tsx'
import { startOver } from '#stores/signIn/login.ts'
import { loginTexts } from '#texts/signIn.ts'

/** The second step: the app's code, or one of the recovery codes. */
export function CodeStep() {
  return (
    <>
      <p role="status">{CODE_REQUIRED}</p>
      <CodeField autoFocus>
        <Button kind="link" onClick={startOver}>
          {loginTexts.startOver}
        </Button>
      </CodeField>
    </>
  )
}
