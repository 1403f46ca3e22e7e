import { charityTexts } from '#texts/charity.ts'

/** What a mosque is by law, as it says of itself. */
export const CHARITY_FORMS = {
  none: 'Say nothing about it',
  '501c3': 'A 501(c)(3) non-profit organization',
  registered: 'A registered charity with a number',
  own: 'In our own words',
} as const
const { '501c3': _, ...ELSEWHERE } = CHARITY_FORMS
type CharityForm = keyof typeof CHARITY_FORMS

interface Charity {
  readonly country: string
  readonly charity: CharityForm
  readonly charityNumber: string
  readonly charityWords: string
}

/** What can be chosen in a country: 501(c)(3) is of the law of the United States. */
export const charityFormsOf = ({ country, charity }: Pick<Charity, 'country' | 'charity'>) =>
  country === 'US' || charity === '501c3' ? CHARITY_FORMS : ELSEWHERE

/** What the footer says: 'Registered charity no. 1234567'; '' where it says nothing. */
export function charityLine({ charity, charityNumber, charityWords }: Charity): string {
  if (charity === 'own') return charityWords
  if (charity === '501c3') return charityTexts.nonProfit
  return charity === 'registered' && charityNumber ? charityTexts.registered(charityNumber) : ''
}

/** The same within a sentence of the texts that a site comes with; undefined: as they say it. */
export function charityInSentence({ country, charity }: Charity): string | undefined {
  if (charity === '501c3' || (charity === 'none' && country === 'US')) return undefined
  return charity === 'registered' ? 'registered charity' : 'non-profit organization'
}
