import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { saveRetention } from '#contract/retention.ts'
import { isOwner } from '#domain/account/roles.ts'
import { LOG_PAGE_SIZE } from '#domain/activity/activity.ts'
import { type ActivityArea, AREA_LABELS } from '#domain/activity/areas.ts'
import { LOG_MONTHS, type LogMonths } from '#domain/retention/lifetimes.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { FilterSelect, optionsOf } from '#panel/fields/FilterSelect.tsx'
import { type ActivitiesView, activitiesAddress } from '#panel/shell/activities.ts'
import { Block } from '#panel/shell/Block.tsx'
import { orShowError, showSuccess } from '#panel/shell/banner.ts'
import { go } from '#panel/shell/navigation.ts'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { Pager } from '#panel/shell/Pager.tsx'
import { callWithProof } from '#panel/shell/proof.ts'
import { Skeleton } from '#panel/shell/Skeleton.tsx'
import { $role } from '#panel/shell/session.ts'
import { useKnown } from '#panel/shell/useLoaded.ts'
import { WhenLoaded } from '#panel/shell/WhenLoaded.tsx'
import { ActivityList } from './ActivityList.tsx'
import { activityPages, activityPeople } from './activity.ts'

/** The activity log, ten entries a page; the page and the filters are in the address. */
export function ActivitiesPage({ view }: { view: ActivitiesView }) {
  const log = useStore(activityPages.$data)
  const { page } = view
  const address = activitiesAddress(view)
  const load = () => activityPages.load(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the view as text
  useEffect(() => void load(), [address])
  const isFiltered = activitiesAddress({ ...view, page: 1 }) !== activitiesAddress({ page: 1 })
  const empty = isFiltered ? 'Nothing in the log fits.' : 'Nothing has been changed yet.'
  const turnTo = (other: number) => go(activitiesAddress({ ...view, page: other }))
  return (
    <>
      <PageHead
        title="Activities"
        documentTitle={page > 1 ? `Activities, page ${page}` : 'Activities'}
        lead="What was changed on the site, by whom and when. Entries cannot be edited."
      />
      <ActivityFilters view={view} />
      <WhenLoaded
        loaded={log}
        retry={load}
        waiting={<Skeleton label="Loading activities…" rows={LOG_PAGE_SIZE} height="4.25rem" />}
      >
        {({ data: entries, totalPages, logMonths }, busy) => (
          <>
            {entries.length > 0 ? (
              <ActivityList entries={entries} busy={busy} reload={() => void load()} />
            ) : (
              <div className="empty">
                <Icon name="history" />
                <p>{page > 1 ? 'There is no such page of the log.' : empty}</p>
              </div>
            )}
            <Pager label="Pages of the log" page={page} pages={totalPages} turnTo={turnTo} />
            <ActivityLifetime key={logMonths} logMonths={logMonths} onSaved={() => void load()} />
          </>
        )}
      </WhenLoaded>
    </>
  )
}

/** Narrows the log to a part of the site, a person and some days; each choice applies at once. */
function ActivityFilters({ view }: { view: ActivitiesView }) {
  const { area = '', person = '', from = '', until = '' } = view
  const narrow = (change: Record<string, string>) =>
    go(activitiesAddress({ ...view, ...change, page: 1 }), { keepScroll: true })
  const loaded = useKnown(activityPeople) ?? []
  const names = person && !loaded.includes(person) ? [person, ...loaded] : loaded
  return (
    <search className="activity-filters">
      <FilterSelect<ActivityArea>
        label="What"
        all="Everything"
        value={area}
        options={optionsOf(AREA_LABELS)}
        onChange={chosen => narrow({ area: chosen })}
      />
      <FilterSelect
        label="Who"
        all="Everyone"
        value={person}
        options={names.map(value => ({ value, label: value }))}
        onChange={chosen => narrow({ person: chosen })}
      />
      <TextField
        label="From"
        type="date"
        value={from}
        max={until || undefined}
        onChange={day => narrow({ from: day })}
      />
      <TextField
        label="Until"
        type="date"
        value={until}
        min={from || undefined}
        onChange={day => narrow({ until: day })}
      />
      {(area || person || from || until) && (
        <Button
          kind="link"
          className="fitted"
          onClick={() => go('/admin/activities', { keepScroll: true })}
        >
          Show everything
        </Button>
      )}
    </search>
  )
}

interface Props {
  /** Null: for as long as the site exists. */
  logMonths: LogMonths | null
  onSaved: () => void
}

/** How long entries of the log are kept; owners set it. */
function ActivityLifetime({ logMonths, onSaved }: Props) {
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
