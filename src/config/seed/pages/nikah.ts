import type { PageContent } from '#domain/content/page.ts'
import { SEED_FRAMES } from '../frames.ts'
import { list, seedPage } from './page.ts'

/** The nikah page's editable content. */
export const nikah: PageContent = seedPage('nikah', {
  'hero-title': 'Nikah',
  'hero-text':
    'What to prepare, four steps to the ceremony, and the application, if possible four weeks ahead.',
  'about-title': 'Before the day',
  'about-texts':
    'Both of you marry freely and say so yourselves. The bride has her wali, her guardian, beside her; two witnesses hear the consent; and the mahr, the gift that belongs to the bride alone, is agreed and written down. If a wali lives abroad, cannot come, or if there is none, tell us early and we will find the right way with you.\nPlease each bring a photo ID, the marriage license of the county, and, if needed, the papers of a divorce or a death. The ceremony in the mosque completes the civil license and does not replace it.\nWe ask every couple to sit down with us at least once beforehand. We will talk about what each of you hopes for, about money, children and families, and about how to disagree kindly. It takes an hour, and couples tell us that it helped them.',
  'steps-title': 'From the question to the ceremony',
  steps: list([
    {
      title: 'Apply',
      text: 'Fill in the Nikah Application together, if possible four weeks ahead, and name two dates that would suit you.',
    },
    {
      title: 'Talk',
      text: 'We call you, answer your questions, look at the papers and sit down with you both for a conversation.',
    },
    {
      title: 'Prepare',
      text: 'Get the county’s marriage license, agree on the mahr, and tell us the names of the wali and the two witnesses.',
    },
    {
      title: 'Marry',
      text: 'A short khutbah, the offer and the acceptance, the signatures, a prayer for you both, and then sweets for everyone.',
    },
  ]),
  'form-title': 'Nikah Application',
  'form-text':
    'The form is kept by the service that provides it, and reaches only the people who arrange marriages at the center. If it does not appear, open it in its own window, or call us.',
  'form-address': SEED_FRAMES.nikahForm,
})
