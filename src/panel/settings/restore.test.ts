import { expect, it } from 'vitest'
import { $restore, chooseBackup } from './restore.ts'

it.each([
  ['', 'This file is empty. Choose the backup again.'],
  [
    '\u00ff\u00d8\u00ff\u00e0 JFIF',
    'This file is not a backup. Choose the file that ends in .zip or .zip.age.',
  ],
])('says of %j before it asks for the password: %s', async (text, message) => {
  await chooseBackup(new File([text], 'backup.zip'))
  expect($restore.get()).toEqual({ step: 'failed', message })
})
