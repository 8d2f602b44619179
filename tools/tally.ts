import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * Adds up the JSON reports that the test runner left in a folder and prints the closing line of CI.
 * Usage: tally.ts FOLDER FAILED_STEPS. Exits 1 when a test or a step failed, or when no test ran at all.
 */
const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
})

const [folder = '.cache/tally', steps = '0'] = process.argv.slice(2)
const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
const reports = names.map((name) => Report.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
const sum = (pick: (report: z.infer<typeof Report>) => number): number =>
  reports.reduce((total, report) => total + pick(report), 0)

const passed = sum((report) => report.numPassedTests)
const failed = Math.max(
  sum((report) => report.numFailedTests),
  Number(steps),
)
const skipped = sum((report) => report.numPendingTests)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
