import { createElement as h } from 'react'
import { FIELD_LIMITS } from '#domain/contact/fields.ts'
import { contactFormTexts as texts } from '#texts/contactForm.ts'
import type { BlockComponent } from '../component.ts'
import { ABOUT, QUESTION, questionsIn } from './questions.ts'

const MOST = 300

/** Plain HTML: what is sent comes to the inbox as a message, and the site's thanks page follows. */
export const FormBlock: BlockComponent = ({ section, heading, part, path, text, site }) => {
  const isSchool = path('title').startsWith('school')
  const field = (label: string, isRequired: boolean, control: string, props: object) =>
    h(
      'label',
      { key: label, className: 'field' },
      h(
        'span',
        { className: 'field-label' },
        label,
        !isRequired && h('span', { className: 'field-optional' }, ` ${texts.optional}`),
      ),
      h(control, {
        className: 'input',
        required: isRequired,
        dir: 'auto',
        maxLength: MOST,
        ...props,
      }),
    )
  const hidden = (name: string, value: string) => h('input', { type: 'hidden', name, value })
  return section(
    'questions',
    heading(),
    part('p', 'text', 'prose'),
    h(
      'form',
      {
        className: 'block-form',
        method: 'post',
        action: isSchool ? '/api/contact/school' : '/api/contact',
      },
      field(texts.name, true, 'input', {
        name: 'name',
        autoComplete: 'name',
        maxLength: FIELD_LIMITS.name,
      }),
      field(texts.email, true, 'input', {
        name: 'email',
        type: 'email',
        autoComplete: 'email',
        maxLength: FIELD_LIMITS.email,
      }),
      questionsIn(text('questions')).map(({ label, isRequired, isLong }) =>
        field(label, isRequired, isLong ? 'textarea' : 'input', {
          name: QUESTION + label,
          ...(isLong && { rows: 4 }),
        }),
      ),
      hidden('subject', 'general'),
      hidden(ABOUT, text('title')),
      h(
        'label',
        { className: 'block-form-trap', 'aria-hidden': true },
        texts.trap,
        h('input', { name: 'homepage', tabIndex: -1, autoComplete: 'off' }),
      ),
      h(
        'div',
        { className: 'block-form-end' },
        h('button', { className: 'button button-primary', type: 'submit' }, texts.send),
        h(
          'p',
          { className: 'muted' },
          texts.privacy,
          ' ',
          h('a', { href: site.pageAddress('privacy') }, texts.privacyLink),
        ),
      ),
    ),
  )
}
