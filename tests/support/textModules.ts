/** The modules of the texts are as English is now, also where a test is run by itself. */
export { writeTextModules as default } from '../../src/config/textModules.ts'
