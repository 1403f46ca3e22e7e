import { Suspense } from 'react'
import type { Original, TranslationValues } from '#contract/translations.ts'
import { renderSection } from '#domain/content/render.ts'
import { fieldDifference } from '#domain/declared/words.ts'
import { formerWords, stateOf, stillFitting, textAt, withText } from '#domain/translations/state.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { TextArea } from '#islands/ui/TextField.tsx'
import { directionOf, languageName } from '#locale/languages.ts'
import { locale } from '#locale/locale.ts'
import { ComparedLines } from '#panel/editing/ComparedLines.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import { later } from '#panel/shell/later.ts'

const { RichField } = later(() => import('#panel/content/editors/rich/RichText.tsx'))

type Texts = TranslationValues['texts']

interface Props {
  original: Original
  texts: Texts
  own: string
  language: string
  /** Counts the changes of the texts that did not come from typing. */
  fills: number
  onChange: (texts: Texts) => void
}

const STATES = {
  missing: ['Missing', 'badge badge-plain'],
  outdated: ['Changed since', 'badge badge-changed'],
  there: ['Translated', 'badge'],
  own: ['', ''],
} as const

/** A text as it was written, and what it is in the language. */
export function TextPair({ original, texts, own, language, fills, onChange }: Props) {
  const { key, label, words } = original
  const known = texts[key]
  const state = stateOf(original, texts, language)
  const [said, badge] = STATES[state]
  return (
    <section className="text-pair pile-xs" aria-labelledby={`text-${key}`}>
      <h3 id={`text-${key}`}>
        {label} <span className={badge}>{said}</span>
      </h3>
      {state === 'outdated' && (
        <div className="text-pair-outdated pile-2xs">
          <p>The original was changed since it was translated. Visitors read the original.</p>
          <Changes {...{ words, texts, original }} />
          <Button icon="check" onClick={() => onChange(stillFitting(original, texts))}>
            The translation still fits<span className="visually-hidden">: {label}</span>
          </Button>
        </div>
      )}
      {words.map((one, at) => (
        <div className="text-pair-row" key={one}>
          <Words {...{ original, words: one }} language={original.language ?? own} />
          <Said
            {...{ original, language, fills }}
            text={textAt(words, at, known)}
            like={one}
            onChange={text => onChange(withText(original, texts, at, text))}
          />
        </div>
      ))}
    </section>
  )
}

/** What the original says differently now. */
function Changes({ original: { key, words }, texts }: Pick<Props, 'original' | 'texts'>) {
  const differences = words.flatMap((one, at) => {
    const former = formerWords(words, at, texts[key])
    return former ? fieldDifference('', former, one).map(part => ({ ...part, isWhole: true })) : []
  })
  if (differences.length === 0) return null
  return (
    <Folded className="quiet-details" summary="What was changed">
      {() => <ComparedLines before="When translated" after="Now" differences={differences} />}
    </Folded>
  )
}

interface WordsProps {
  original: Original
  words: string
  language: string
}

function Words({ original: { kind }, words, language }: WordsProps) {
  const attributes = { className: 'text-original well', lang: language, dir: 'auto' as const }
  return kind === 'html' ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the only renderer
    <div {...attributes} dangerouslySetInnerHTML={{ __html: renderSection(kind, words) }} />
  ) : (
    <p {...attributes}>{words}</p>
  )
}

interface SaidProps {
  original: Original
  language: string
  fills: number
  text: string
  /** The original words, for the size of the field. */
  like: string
  onChange: (text: string) => void
}

/** The field of one translated text, in the direction of its language. */
function Said({ original: { kind, label }, language, fills, text, like, onChange }: SaidProps) {
  const name = `${label} in ${languageName(language, locale().language)}`
  const place = { lang: language, dir: directionOf(language) }
  if (kind === 'html') {
    return (
      <Suspense fallback={<Spinner label="Loading the editor…" />}>
        <RichField key={fills} label={name} {...{ text, onChange }} {...place} />
      </Suspense>
    )
  }
  const rows = like.split('\n').length + Math.floor(like.length / 60)
  return (
    <TextArea
      label={<span className="visually-hidden">{name}</span>}
      rows={Math.min(Math.max(rows, 1), 14)}
      value={text}
      onChange={onChange}
      {...place}
    />
  )
}
