import { expect, it } from 'vitest'
import { shareLinks } from './share.ts'

it('has a ready text for each way, with nothing that could end the address early', () => {
  const shared = { title: 'Closed & cold', text: 'Pray at home.\nStay #safe', path: '/?a=1' }
  const links = shareLinks(shared, 'https://mosque.example.org')
  const text = (name: string, field: string) => {
    const { href } = links.find(link => link.name === name) ?? { href: '' }
    return new URL(href).searchParams.get(field)
  }
  const url = 'https://mosque.example.org/?a=1'
  expect(text('WhatsApp', 'text')).toBe(`*Closed & cold*\nPray at home.\nStay #safe\n${url}`)
  expect(text('Telegram', 'url')).toBe(url)
  expect(text('Telegram', 'text')).toBe('Closed & cold\nPray at home.\nStay #safe')
  expect(text('E-mail', 'subject')).toBe('Closed & cold')
  expect(text('E-mail', 'body')).toBe(`Closed & cold\nPray at home.\nStay #safe\n\n${url}`)
})
