import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take more than a minute, the longest first. Whatever else a suite has fits in beside them. */
const slowTestFiles = [
  'corpus/corrupted-zones',
  'faults/power-cuts',
  'faults/disk-full',
  'faults/kills-cluster',
  'faults/stores-fail',
  'faults/kills-aside',
  'faults/damaged-files',
  'faults/kills-embedded',
  'faults/clock-jumps',
  'attacks/schema',
].map((name) => `/test/${name}.test.ts`)

function slowRank(moduleId: string): number {
  const at = slowTestFiles.findIndex((path) => moduleId.endsWith(path))
  return at === -1 ? slowTestFiles.length : at
}

/**
 * Begins with the long files: one that begins last leaves the other processor idle until it is done, and the size of a
 * file, which the runner goes by, says little of its time. A class because the runner wants one.
 */
export class SlowestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => slowRank(one.moduleId) - slowRank(other.moduleId))
  }
}
