import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

/** One stage of the suite: a command, and the report that counts its tests, if it has one. */
interface Stage {
  name: string
  command: string[]
  count?: () => Counts
}

interface Counts {
  passed: number
  failed: number
}

const UNIT_REPORT = 'test-results/unit.json'
const E2E_REPORT = 'test-results/e2e.json'

function unitCounts(): Counts {
  const report = readReport(UNIT_REPORT)
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

function e2eCounts(): Counts {
  const { expected, unexpected, flaky } = readReport(E2E_REPORT).stats
  return { passed: expected + flaky, failed: unexpected }
}

function readReport(file: string) {
  if (!existsSync(file)) throw new Error(`${file} was not written: the tests did not run`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

const stages: Stage[] = [
  { name: 'lint', command: ['biome', 'check', '.', '--error-on-warnings'] },
  { name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] },
  {
    name: 'unit, handler and conformance tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${UNIT_REPORT}`,
    ],
    count: unitCounts,
  },
  { name: 'browser tests', command: ['node', 'tests/e2e.ts'], count: e2eCounts },
]

rmSync('test-results', { recursive: true, force: true })
const total: Counts = { passed: 0, failed: 0 }
for (const { name, command, count } of stages) {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const [program = '', ...args] = command
  const ended = spawnSync(program, args, { stdio: 'inherit' })
  const ok = ended.status === 0
  let counted: Counts = { passed: 0, failed: 0 }
  try {
    counted = count?.() ?? counted
  } catch (error) {
    console.error(String(error))
  }
  total.passed += counted.passed
  // A stage that fails without a failing test (a lint finding, a crash) is a failure all the same.
  total.failed += ok ? counted.failed : Math.max(1, counted.failed)
  console.log(
    `── ${name}: ${ok ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
  )
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
