import { use } from 'react'
import {
  categoryOf,
  categoryRole,
  isOwner,
  languageOfRole,
  ROLES,
  type Role,
  roleWords,
  translatorRole,
} from '#domain/account/roles.ts'
import { type Category, categories } from '#domain/lists/categories.ts'
import { Select } from '#islands/ui/Select.tsx'
import { languageName } from '#locale/languages.ts'
import { locale } from '#locale/locale.ts'
import { namesIn } from '#locale/ownList.ts'
import { TRANSLATED } from '#locale/translated.ts'
import { optionsOf } from '#panel/fields/FilterSelect.tsx'
import { Radios } from '#panel/fields/Radios.tsx'
import { HasSchool } from '#panel/shell/hasSchool.ts'

interface Props {
  value: Role
  onChange: (role: Role) => void
}

const LANGUAGES = optionsOf(
  Object.fromEntries(
    Object.keys(TRANSLATED).map(language => [language, languageName(language, locale().language)]),
  ),
  Object.keys(TRANSLATED),
)
const OF_LANGUAGE = { name: 'Translator', may: 'What the site says in one language.' }
const OF_CATEGORY = { name: 'One kind of event', may: 'Events of that kind, and pictures.' }

/** The roles, each with what it may change; those for a kind of event, or a language, are one choice with a list. */
export function RoleField({ value, onChange }: Props) {
  const [category, language] = [categoryOf(value), languageOfRole(value)]
  const hasSchool = use(HasSchool)
  const choices: [Role, words: typeof OF_CATEGORY][] = [
    ...ROLES.filter(
      role => !languageOfRole(role) && (role !== 'school' || hasSchool || value === 'school'),
    ).map((role): [Role, typeof OF_CATEGORY] => [role, roleWords(role)]),
    [category ? value : categoryRole(categories.ids()[0] ?? 'other'), OF_CATEGORY],
    [language ? value : translatorRole('ar'), OF_LANGUAGE],
  ]
  return (
    <Radios
      legend="Role"
      options={choices.map(([role, { name, may }]) => ({
        value: role,
        label: name,
        hint: (
          <>
            {may}
            {isOwner(role) && ' For the first day, they cannot manage other people.'}
          </>
        ),
      }))}
      value={value}
      onChange={onChange}
    >
      {category && (
        <Select<Category>
          label="Kind of event"
          options={optionsOf(namesIn(categories))}
          value={categories.current(category)}
          onChange={chosen => onChange(categoryRole(chosen))}
        />
      )}
      {language && (
        <Select
          label="Language"
          options={LANGUAGES}
          value={language}
          onChange={chosen => onChange(translatorRole(chosen))}
        />
      )}
    </Radios>
  )
}
