import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PasswordField } from './PasswordField.tsx'

const input = (autoComplete: 'current-password' | 'new-password') =>
  /<input[^>]*>/.exec(
    renderToStaticMarkup(
      <PasswordField label="Password" name="password" autoComplete={autoComplete} />,
    ),
  )?.[0] ?? ''

it('hides what is typed until the person shows it', () => {
  expect(input('current-password')).toContain('type="password"')
})

it.each(['current-password', 'new-password'] as const)(
  'lets password managers fill it, and pasting, as %s',
  autoComplete => {
    expect(input(autoComplete)).toContain(`autoComplete="${autoComplete}"`)
    expect(input(autoComplete)).not.toMatch(/onpaste|readonly|maxlength/i)
  },
)
