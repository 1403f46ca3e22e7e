import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Select } from './Select.tsx'
import { TextField } from './TextField.tsx'

const noChange = () => undefined

it.each([
  ['a day', <TextField key="day" label="Date" type="date" required value="" onChange={noChange} />],
  [
    'a choice',
    <Select key="of" label="Category" required value="" options={[]} onChange={noChange} />,
  ],
])('does not call %s wrong that is only empty yet, as browsers do', (_, field) => {
  expect(renderToStaticMarkup(field)).toContain('aria-invalid="false"')
})

it('calls a field wrong that has an error, and ties the error to it', () => {
  const html = renderToStaticMarkup(
    <TextField label="Date" type="date" value="" error="Choose a date." onChange={noChange} />,
  )
  const note = /aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain(`id="${note}">Choose a date.`)
})
