import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { httpSeconds, sharedSuites } from './file-seconds.table.ts'

const seconds = [httpSeconds, ...Object.values(sharedSuites).map((suite) => suite.seconds)].flatMap((each) =>
  Object.entries(each),
)

function secondsOf(moduleId: string): number {
  return seconds.find(([path]) => moduleId.endsWith(`/${path}`))?.[1] ?? 0
}

/**
 * Begins with the long files: one that begins last leaves the other processor idle until it is done, and the size of a
 * file, which the runner goes by, says little of its time. A class because the runner wants one.
 */
export class SlowestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => secondsOf(other.moduleId) - secondsOf(one.moduleId))
  }
}
