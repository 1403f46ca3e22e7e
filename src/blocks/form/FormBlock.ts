import { createElement as h } from 'react'
import { actionOf, sendMessage, sendSchoolMessage } from '#contract/contact.ts'
import { contactFormTexts as texts } from '#texts/contactForm.ts'
import type { BlockComponent } from '../component.ts'
import { ABOUT, ASKED } from './questions.ts'

/** Plain HTML: what is sent comes to the inbox as a message, and the site's thanks page follows. */
export const FormBlock: BlockComponent = ({
  section,
  heading,
  part,
  path,
  text,
  site,
  pageTitle,
}) => {
  const isSchool = path('title').startsWith('school')
  const field = (label: string, props: object) =>
    h(
      'label',
      { className: 'field' },
      h('span', { className: 'field-label' }, label),
      h('input', { className: 'input', required: true, dir: 'auto', ...props }),
    )
  const privacy = site.pageAddress('privacy')
  return section(
    'questions',
    heading(),
    part('p', 'text', 'prose'),
    h(
      'form',
      {
        className: 'block-form',
        method: 'post',
        action: actionOf(isSchool ? sendSchoolMessage : sendMessage),
      },
      field(texts.name, {
        name: 'name',
        autoComplete: 'name',
      }),
      field(texts.email, {
        name: 'email',
        type: 'email',
        autoComplete: 'email',
      }),
      part('div', 'questions', 'block-form-questions'),
      h('input', { type: 'hidden', name: 'subject', value: 'general' }),
      h('input', { type: 'hidden', name: ASKED, value: path('questions') }),
      h('input', {
        ...{ type: 'hidden', name: ABOUT, value: text('title') || pageTitle },
        ...{ 'data-section': path('title'), 'data-attribute': 'value' },
      }),
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
          privacy && h('a', { href: privacy }, texts.privacyLink),
        ),
      ),
    ),
  )
}
