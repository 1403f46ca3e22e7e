import { saveRetention } from '#contract/retention.ts'
import type { LogMonths } from '#domain/retention/lifetimes.ts'
import { orShowError, showSuccess } from '#panel/shell/banner.ts'
import { callWithProof } from '#panel/shell/proof.ts'

/** '6 months', '2 years'. */
export const monthsInWords = (months: LogMonths): string =>
  months < 24 ? `${months} months` : `${months / 12} years`

/** Saves how long entries of the log are kept, after proof; returns whether it was saved. */
export const keepFor = (logMonths: LogMonths | null): Promise<boolean> =>
  orShowError(async () => {
    const saved = await callWithProof(
      saveRetention,
      { body: { logMonths } },
      logMonths === null
        ? {
            title: 'Keep all entries?',
            lead: 'No entry of the log will be deleted any more.',
            button: 'Keep all entries',
          }
        : {
            title: `Keep entries for ${monthsInWords(logMonths)}?`,
            lead: 'Older entries are deleted. This cannot be undone.',
            button: 'Delete older entries',
            isDanger: true,
          },
    )
    if (saved) showSuccess('How long entries are kept has been saved.')
    return saved !== null
  })
