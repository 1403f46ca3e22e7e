import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** One stage of the suite: a command, and the report that counts its tests, if it has one. */
interface Stage {
  name: string
  command: string[]
  /** How far it gives way to the stages beside it, from 0 to 19. */
  nice?: number
  count?: () => Counts
}

interface Counts {
  passed: number
  /** The titles of the tests that failed, each with the first lines of its reason. */
  failed: string[]
}

/** What is read of vitest's and of Playwright's JSON reports. */
interface VitestReport {
  numPassedTests: number
  testResults: {
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}
interface PlaywrightReport {
  stats: { expected: number; flaky: number }
  suites: PlaywrightSuite[]
}
interface PlaywrightSuite {
  title: string
  specs: {
    title: string
    ok: boolean
    tests: { results: { errors: { message?: string }[] }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

const REASON_LINES = 6
const REASON_WIDTH = 200
/** Lines that only frame a difference: how many lines differ, and brackets. */
const WITHOUT_NEWS = /^[-+\s]*(?:(?:Expected|Received) +[-+] \d+.*|(?:Array |Object )?[[\]{}]*,?)$/
const E2E_REPORT = 'test-results/e2e.json'

/** A stage that runs some projects of vitest.config.ts. */
function vitestStage(name: string, project: string, file: string): Stage {
  const reportFile = `test-results/${file}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${reportFile}`]
  return {
    name,
    command: ['vitest', 'run', `--project=${project}`, ...reporters],
    count: () => {
      const report: VitestReport = readReport(reportFile)
      const tests = report.testResults.flatMap(file => file.assertionResults)
      return {
        passed: report.numPassedTests,
        failed: tests
          .filter(test => test.status === 'failed')
          .map(test => test.fullName + reasonIn(test.failureMessages?.[0])),
      }
    },
  }
}

function e2eCounts(): Counts {
  const { stats, suites }: PlaywrightReport = readReport(E2E_REPORT)
  return { passed: stats.expected + stats.flaky, failed: suites.flatMap(failedIn) }
}

function failedIn({ title, specs, suites = [] }: PlaywrightSuite): string[] {
  const here = specs
    .filter(spec => !spec.ok)
    .map(spec => {
      const tries = spec.tests.flatMap(test => test.results)
      const { errors = [] } = tries.find(({ errors }) => errors.length > 0) ?? {}
      return spec.title + reasonIn(errors.map(({ message }) => message).join('\n'))
    })
  return [...here, ...suites.flatMap(failedIn)].map(name => `${title} › ${name}`)
}

/** The first lines of a failure, indented: the end of the output, which is what is kept, tells why. */
function reasonIn(message = ''): string {
  const [reason = ''] = stripVTControlCharacters(message).split(/\n(?:Call [Ll]og:|\s+at )/)
  return reason
    .split('\n')
    .filter(line => !WITHOUT_NEWS.test(line))
    .slice(0, REASON_LINES)
    .map(line => `\n    ${line.slice(0, REASON_WIDTH)}`)
    .join('')
}

function readReport(file: string) {
  if (!existsSync(file)) throw new Error(`${file} was not written: the tests did not run`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * Steps follow each other. The lanes of a step run side by side, and the stages of a lane one after
 * the other: unit tests wait for disks and timers beside what uses one core alone, and the types,
 * which have no clock, fill the pauses of the browser tests.
 */
const steps: Stage[][][] = [
  [
    [vitestStage('unit, handler and conformance tests', '!bundles', 'unit')],
    [
      { name: 'lint', command: ['biome', 'check', '.', '--error-on-warnings'] },
      { name: 'build of the site for the browser tests', command: ['node', 'tests/prepare.ts'] },
      vitestStage('functions as Netlify bundles and runs them', 'bundles', 'bundles'),
    ],
  ],
  [
    [{ name: 'browser tests', command: ['node', 'tests/e2e.ts'], count: e2eCounts }],
    [{ name: 'types', command: ['npm', 'run', 'check'], nice: 19 }],
  ],
]

/** Runs a stage, and prints its output: at once in the first lane, at its end in the others. */
async function run({ name, command, nice = 0, count }: Stage, isFirst: boolean): Promise<void> {
  const started = Date.now()
  if (isFirst) console.log(`\n── ${name}`)
  const child = spawn('nice', ['-n', `${nice}`, ...command], {
    stdio: isFirst ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout?.on('data', chunk => output.push(chunk))
  child.stderr?.on('data', chunk => output.push(chunk))
  const ok = await new Promise<boolean>(resolve => {
    child.on('error', error => {
      console.error(String(error))
      resolve(false)
    })
    child.on('close', status => resolve(status === 0))
  })
  if (!isFirst) console.log(`\n── ${name}\n${Buffer.concat(output)}`)
  let counted: Counts = { passed: 0, failed: [] }
  try {
    counted = count?.() ?? counted
  } catch (error) {
    console.error(String(error))
  }
  console.log(
    `── ${name}: ${ok ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
  )
  total.passed += counted.passed
  // A stage that fails without a failing test (a lint finding, a crash) is a failure all the same.
  if (!ok && counted.failed.length === 0) total.failed.push(name)
  total.failed.push(...counted.failed)
}

// Hundreds of processes start: each finds its sources compiled, as the host does.
process.env.NODE_COMPILE_CACHE = join(import.meta.dirname, '../node_modules/.cache/node')
rmSync('test-results', { recursive: true, force: true })
const total: Counts = { passed: 0, failed: [] }
for (const lanes of steps) {
  await Promise.all(
    lanes.map(async (stages, lane) => {
      for (const stage of stages) await run(stage, lane === 0)
    }),
  )
}

for (const title of total.failed) console.log(`failed: ${title}`)
console.log(`\n${total.passed} passed, ${total.failed.length} failed`)
process.exit(total.failed.length > 0 || total.passed === 0 ? 1 : 0)
