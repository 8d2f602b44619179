import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * Adds up the JSON reports that the test runner left in a folder, repeats what failed, and prints the closing line of CI.
 * Usage: tally.ts FOLDER FAILED_STEPS [NEVER_SKIPPED]. Exits 1 when a test or a step failed, when no test ran at all, or
 * when a suite of NEVER_SKIPPED (names with commas between) skipped a test, ran none or left no report.
 */
const TestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

/** So many lines of a failure are repeated: enough for its sentence and the place in the test. */
const maxFailureLines = 30

const [folder = '.cache/tally', steps = '0', strict = ''] = process.argv.slice(2)
const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
const read = (name: string): z.infer<typeof TestReport> =>
  TestReport.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
const reports = names.map(read)
const incompleteSuites = strict
  .split(',')
  .filter(Boolean)
  .filter((suite) => {
    if (!names.includes(`${suite}.json`)) return true
    const report = read(`${suite}.json`)
    return report.numPendingTests > 0 || report.numPassedTests === 0
  })
for (const suite of incompleteSuites) console.log(`${suite} must run whole here, and did not`)
for (const file of reports.flatMap((report) => report.testResults)) {
  const failures = file.assertionResults.filter(({ status }) => status === 'failed')
  for (const { fullName, failureMessages } of failures)
    printFailure(`${file.name}: ${fullName}`, failureMessages)
  if (file.status === 'failed' && failures.length === 0) printFailure(file.name, [file.message])
}
const sum = (pick: (report: z.infer<typeof TestReport>) => number): number =>
  reports.reduce((total, report) => total + pick(report), 0)

const passed = sum((report) => report.numPassedTests)
const failed = Math.max(
  sum((report) => report.numFailedTests),
  Number(steps) + incompleteSuites.length,
)
const skipped = sum((report) => report.numPendingTests)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

function printFailure(what: string, messages: readonly string[]): void {
  const lines = messages.flatMap((message) => message.split('\n'))
  console.log([`FAILED ${what}`, ...lines.slice(0, maxFailureLines)].join('\n  '))
}
