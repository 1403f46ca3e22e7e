import { Suspense, useEffect, useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { TextArea } from '#islands/ui/TextField.tsx'
import { FileButton } from '#panel/shell/FileButton.tsx'
import { later } from '#panel/shell/later.ts'
import { setUnsaved } from '#panel/shell/unsaved.ts'
import { usePrayerView } from '../context.ts'
import { type Grid, UnreadableFile } from './grid.ts'
import type { ImportSource } from './recognize.ts'

/** Loaded once there is something to check. */
const { CheckTimetable } = later(() => import('./CheckTimetable.tsx'))

/** The name of what was pasted. */
const PASTED = 'Pasted table'

const FAILED = 'It could not be read. Check your connection and try again.'

type Step =
  | { readonly step: 'start' | 'paste' | 'reading' }
  | { readonly step: 'check'; readonly source: ImportSource }

/** Imports a timetable: from a file or pasted, then what was recognized, then its use. */
export function ImportTimetable() {
  const { settings } = usePrayerView()
  const [step, setStep] = useState<Step>({ step: 'start' })
  const [problem, setProblem] = useState<string>()
  const [text, setText] = useState('')
  const isBegun = step.step === 'check' || (step.step !== 'start' && text !== '')
  useEffect(() => {
    setUnsaved('timetable-import', isBegun ? () => {} : null)
    return () => setUnsaved('timetable-import', null)
  }, [isBegun])

  async function read(name: string, isUnnamed: boolean, load: () => Promise<Grid[]>) {
    const before = step
    setStep({ step: 'reading' })
    setProblem(undefined)
    try {
      const [grids, { isOfMinutes, recognize }] = await Promise.all([
        load(),
        import('./recognize.ts'),
      ])
      const { madhab } = settings.calculation
      const recognized = recognize(grids, { fileName: isUnnamed ? '' : name, madhab })
      const isOnlyMinutes = isOfMinutes(grids, recognized)
      if (recognized.blocks.length > 0 && !isOnlyMinutes)
        return setStep({ step: 'check', source: { name, grids, recognized } })
      setProblem(
        isOnlyMinutes
          ? 'It has only how many minutes after the athan each iqama is: set these minutes as the rules of the iqamas instead, or choose a file that has the athans, too.'
          : 'No timetable was found in it. It needs a row for each day, with the date and the times. The downloads below show the form.',
      )
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.message : FAILED)
    }
    setStep(before.step === 'check' ? { step: 'start' } : before)
  }

  async function readChosen(files: readonly File[]) {
    const [first, ...others] = files
    if (!first) return
    const name = others.length > 0 ? `${first.name} and ${others.length} more` : first.name
    await read(name, others.length > 0, async () => {
      const { readGrids: readFile } = await import('./readFile.ts')
      const grids = await Promise.all(files.map(readFile))
      if (others.length === 0) return grids[0] ?? []
      return grids.flatMap((sheets, index) =>
        sheets.map(sheet => ({ ...sheet, name: sheet.name || (files[index]?.name ?? '') })),
      )
    })
  }

  async function readPasted() {
    await read(PASTED, true, async () => (await import('./readFile.ts')).readText(text))
  }

  const isReading = step.step === 'reading'
  const chooser = (words: string) => (
    <FileButton
      icon="upload"
      busy={isReading}
      label="Timetable file"
      accept=".xlsx,.csv,.tsv,.txt,.json,.xls,.ods,.pdf,.docx"
      multiple
      onChoose={files => void readChosen(files)}
    >
      {words}
    </FileButton>
  )
  if (step.step === 'check') {
    return (
      <Suspense fallback={<Spinner />}>
        <CheckTimetable
          source={step.source}
          another={chooser('Choose another')}
          onClose={() => {
            setStep({ step: 'start' })
            setText('')
          }}
        />
      </Suspense>
    )
  }
  return (
    <div className="upload pile-xs">
      <h3>Upload a timetable</h3>
      <p className="muted">
        An Excel file (.xlsx), a CSV file or Mawaqit’s JSON of one year or some months, or a file
        for each month, in any of the usual forms. You see what was understood first; nothing is
        stored until you use it.
      </p>
      <div className="cluster">
        {chooser(isReading ? 'Reading…' : 'Choose a file')}
        {step.step !== 'paste' && (
          <Button icon="table" onClick={() => setStep({ step: 'paste' })}>
            Paste a table
          </Button>
        )}
      </div>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      {step.step === 'paste' && (
        <PasteForm
          text={text}
          onChange={setText}
          onRead={() => void readPasted()}
          onCancel={() => setStep({ step: 'start' })}
        />
      )}
    </div>
  )
}

interface PasteProps {
  text: string
  onChange: (text: string) => void
  onRead: () => void
  onCancel: () => void
}

function PasteForm({ text, onChange, onRead, onCancel }: PasteProps) {
  return (
    <form
      className="pile-xs"
      onSubmit={event => {
        event.preventDefault()
        onRead()
      }}
    >
      <TextArea
        label="The table"
        hint="Copy the cells in your spreadsheet, with the row of names above them, and paste them here."
        rows={6}
        value={text}
        onChange={onChange}
        autoFocus
      />
      <div className="cluster">
        <Button type="submit" kind="primary">
          Read the table
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
