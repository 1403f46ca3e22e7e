import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { saveRetention } from '#contract/retention.ts'
import { isOwner } from '#domain/account/roles.ts'
import { LOG_MONTHS, type LogMonths } from '#domain/retention/lifetimes.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { orShowError, showSuccess } from '#panel/shell/banner.ts'
import { callWithProof } from '#panel/shell/proof.ts'
import { $role } from '#panel/shell/session.ts'

interface Props {
  /** Null: for as long as the site exists. */
  logMonths: LogMonths | null
  onSaved: () => void
}

/** How long entries of the log are kept; owners set it. */
export function ActivityLifetime({ logMonths, onSaved }: Props) {
  const role = useStore($role)
  const [chosen, choose] = useState(logMonths)
  const save = async () => {
    if (await keepFor(chosen)) onSaved()
  }
  return (
    <Block title="How long entries are kept">
      <p>
        {logMonths === null
          ? 'No entry is deleted. The page on privacy says so.'
          : `Entries are deleted ${monthsInWords(logMonths)} after they were written. The page on privacy says so.`}
      </p>
      {isOwner(role) && (
        <div className="line-fields">
          <Select
            label="Keep entries for"
            value={String(chosen ?? '')}
            options={[
              ...LOG_MONTHS.map(months => ({ value: `${months}`, label: monthsInWords(months) })),
              { value: '', label: 'As long as the site exists' },
            ]}
            onChange={value => choose(LOG_MONTHS.find(months => `${months}` === value) ?? null)}
          />
          <Button kind="primary" disabled={chosen === logMonths} onClick={() => void save()}>
            Save
          </Button>
        </div>
      )}
    </Block>
  )
}

/** '6 months', '2 years'. */
const monthsInWords = (months: LogMonths): string =>
  months < 24 ? `${months} months` : `${months / 12} years`

/** Saves how long entries of the log are kept, after proof; returns whether it was saved. */
const keepFor = (logMonths: LogMonths | null): Promise<boolean> =>
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
