import { expect, it } from 'vitest'
import { sayer } from './sayer.ts'

const say = sayer([
  ['Created event', 'Événement créé'],
  ['the end', 'la fin'],
  ['the start', 'le début'],
  ['There is no such picture any more.', 'Cette image n’existe plus.'],
  ['Restored content: {name}, the text {from}', (name, from) => `Restauré : ${name}, ${from}`],
  ['that the site came with', 'd’origine'],
  ['{label} to {value}', (label, value) => `${label} : ${value}`],
  ['Updated content: {value}{inLog}', (value, inLog) => `Modifié : ${value}${inLog}`],
  ['Changed names{words}', words => `Noms modifiés${words}`],
  ['Home', 'Accueil'],
  ['{browser} on {system}', (browser, system) => `${browser} sur ${system}`],
  ['added the screen “{name}”', name => `écran « ${name} » ajouté`],
  ['removed the screen “{name}”', name => `écran « ${name} » retiré`],
  [': ', ' : '],
  ['; ', ' ; '],
  ["The rule ''{kind}' is new.", kind => `La règle ${kind} est nouvelle.`],
])

it.each([
  ['There is no such picture any more.', 'Cette image n’existe plus.'],
  ['Restored content: Home, the text that the site came with', 'Restauré : Accueil, d’origine'],
  ['Updated content: Home, Lead', 'Modifié : Accueil, Lead'],
  ['Updated content: Home, Lead (“a” → “b”)', 'Modifié : Accueil, Lead (“a” → “b”)'],
  ['Created event: Open day (the end, the start)', 'Événement créé : Open day (la fin, le début)'],
  ["The rule 'fixed' is new.", 'La règle fixed est nouvelle.'],
  [
    'Added the screen “Door”; removed the screen “Hall”',
    'Écran « Door » ajouté ; écran « Hall » retiré',
  ],
  ['Changed names: Home to Door; Home to Hall', 'Noms modifiés : Accueil : Door ; Accueil : Hall'],
  ['The start.', 'Le début.'],
  ['Restored content: Home, the text the start.', 'Restauré : Accueil, le début.'],
  // What people wrote is not taken apart.
  ['Created event: A day to remember', 'Événement créé : A day to remember'],
  ['Something else.', 'Something else.'],
  ['Key on desk', 'Key on desk'],
])('says “%s” in the panel’s language', (english, said) => expect(say(english)).toBe(said))

it('says the name of a device, which nobody wrote', () =>
  expect(say('Safari on Linux', 1)).toBe('Safari sur Linux'))
