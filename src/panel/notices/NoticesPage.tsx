import { useStore } from '@nanostores/react'
import { use, useEffect } from 'react'
import type { AdminNotice, DeletedNotice } from '#contract/notices.ts'
import { RESTORABLE_DAYS } from '#domain/collection/deletion.ts'
import { NOTICE_KINDS } from '#domain/notices/kinds.ts'
import { noticeLine } from '#domain/notices/words.ts'
import { momentInSentence, momentInWords } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { languageByLetters } from '#locale/script.ts'
import { FormDialog } from '#panel/editing/FormDialog.tsx'
import { TranslateLink } from '#panel/languages/TranslateLink.tsx'
import { Followers } from '#panel/push/Followers.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { Deleted } from '#panel/shell/Deleted.tsx'
import { $visits } from '#panel/shell/navigation.ts'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { Shortcuts } from '#panel/shell/Shortcuts.tsx'
import { Skeleton } from '#panel/shell/Skeleton.tsx'
import { takeTold } from '#panel/shell/told.ts'
import { WhenLoaded } from '#panel/shell/WhenLoaded.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { noticeKindTexts } from '#texts/topics.ts'
import {
  beginNotice,
  bringBack,
  draftedTemplates,
  editNotice,
  endNow,
  noticeEditor,
  offerNotice,
  removeNotice,
  reopenNotice,
  repeatNotice,
} from './editor.ts'
import { NoticeForm } from './NoticeForm.tsx'
import { byState, notices } from './notices.ts'
import { templateIn } from './templates.ts'
import { newNotice, OwnNoticeWords, TEMPLATE_LABELS, TEMPLATES, type Template } from './usual.ts'
import './notices.css'

/** Short notices: those shown now, to come and over, and the form of a new one. */
export function NoticesPage() {
  const list = useStore(notices.$data)
  const visits = useStore($visits)
  const words = use(OwnNoticeWords)
  useEffect(() => {
    void notices.load()
    return noticeEditor.close
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit may name a template
  useEffect(() => {
    const template = templateIn(location.hash)
    if (!template) return
    // So that closing the form, and a reload, do not open it again.
    history.replaceState(history.state, '', location.pathname)
    beginNotice(template, words, takeTold())
  }, [visits])
  return (
    <div className="pile-l">
      <PageHead
        title="Notices"
        lead="Short news in the banner, on the home page and on screens: public within seconds, gone by itself."
      />
      <Shortcuts
        title="Post a notice"
        links={TEMPLATES.map(template => [TEMPLATE_LABELS[template], newNotice(template)])}
      />
      <Draft />
      <WhenLoaded
        loaded={list}
        retry={notices.load}
        waiting={<Skeleton label="Loading notices…" rows={2} height="4.5rem" />}
      >
        {lists => <Lists {...lists} />}
      </WhenLoaded>
      <Followers changed={list.state === 'ready' && list.data} />
      <NoticeDialog />
    </div>
  )
}

/** What was typed for a new notice and not posted. */
function Draft() {
  const open = useStore(noticeEditor.$open)
  const words = use(OwnNoticeWords)
  const drafted = open ? [] : draftedTemplates()
  if (drafted.length === 0) return null
  return (
    <Notice kind="warning" title="A new notice is not posted yet">
      <p className="cluster">
        {drafted.map(template => (
          <Button key={template} onClick={() => beginNotice(template, words)}>
            Continue editing: {TEMPLATE_LABELS[template]}
          </Button>
        ))}
      </p>
    </Notice>
  )
}

function Lists({
  notices: all,
  deleted,
}: {
  notices: readonly AdminNotice[]
  deleted: readonly DeletedNotice[]
}) {
  const now = useStore($now)
  const words = use(OwnNoticeWords)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the page opens
  useEffect(() => reopenNotice(all, words), [])
  const { shown, coming, over } = byState(all, now)
  return (
    <>
      <Block title="Shown now">
        {shown.length > 0 ? (
          <List notices={shown} state="shown" />
        ) : (
          <div className="empty">
            <Icon name="bell" />
            <p>No notice is shown now. Choose above what you want to tell.</p>
          </div>
        )}
      </Block>
      {coming.length > 0 && (
        <Block title="To come">
          <List notices={coming} state="coming" />
        </Block>
      )}
      {over.length > 0 && (
        <details className="folded">
          <summary>Over ({over.length})</summary>
          <List notices={over} state="over" />
        </details>
      )}
      <Deleted
        title="Deleted notices"
        things={deleted.map(({ id, title, deletedBy, deletedAt }) => ({
          id,
          name: title,
          about: (
            <>
              Deleted by {deletedBy}, {momentInWords(deletedAt, mosqueZone(), now)}. It stays here
              for {RESTORABLE_DAYS} days.
            </>
          ),
          restore: () => bringBack(id),
        }))}
      />
    </>
  )
}

type State = 'shown' | 'coming' | 'over'

function List({ notices, state }: { notices: readonly AdminNotice[]; state: State }) {
  return (
    <ul className="bare rows">
      {notices.map(notice => (
        <Row key={notice.id} {...{ notice, state }} />
      ))}
    </ul>
  )
}

function Row({ notice, state }: { notice: AdminNotice; state: State }) {
  const now = useStore($now)
  const zone = mosqueZone()
  const { kind, title, language, start, end, savedBy } = notice
  const moment = (instant: string) => momentInSentence(instant, zone, now)
  const until = moment(end)
  const times = {
    shown: `Until ${until}`,
    coming: `From ${moment(start)} until ${until}`,
    over: `Ended ${until}`,
  }
  const named = <span className="visually-hidden"> {title}</span>
  return (
    <li className={`notice-row notice-row-${kind}`}>
      <Icon name={NOTICE_KINDS[kind].icon} />
      <div className="row-text">
        <p lang={language ?? languageByLetters(title)} dir="auto">
          <b>{state === 'over' ? title : noticeLine(notice, now, zone)}</b>
        </p>
        {/* No line begins with the point between two. */}
        <p className="muted">{[noticeKindTexts[kind], times[state], savedBy].join('\u00a0· ')}</p>
      </div>
      <div className="cluster">
        {state !== 'over' && (
          <Button icon="pencil" onClick={() => editNotice(notice)}>
            Edit{named}
          </Button>
        )}
        {state === 'over' && (
          <Button icon="copy" onClick={() => repeatNotice(notice)}>
            Use again{named}
          </Button>
        )}
        {state !== 'over' && <TranslateLink group={`notice:${notice.id}`} title={title} />}
        {state === 'shown' && <Button onClick={() => offerNotice(notice)}>Share{named}</Button>}
        {state === 'shown' && <Button onClick={() => void endNow(notice)}>End now{named}</Button>}
        <Button icon="trash2" onClick={() => void removeNotice(notice)}>
          Delete{named}
        </Button>
      </div>
    </li>
  )
}

/** The notice's form over the page, and the question before it is left unsaved. */
function NoticeDialog() {
  const open = useStore(noticeEditor.$open)
  if (!open) return null
  const { form: store, template } = open
  return (
    <FormDialog
      title={template ? newTitle(template) : 'Edit notice'}
      className="notice-form"
      create={template ? 'Post notice' : false}
      editor={noticeEditor}
      open={open}
    >
      {form => <NoticeForm {...{ template, store, form }} />}
    </FormDialog>
  )
}

const newTitle = (template: Template) =>
  template === 'other' ? 'New notice' : `New notice: ${TEMPLATE_LABELS[template]}`
