import type { LifecycleRecords } from '../flows/ports/lifecycle.ts'
import { erasureRecords } from './erase-subject.ts'
import { exportRecords } from './export-subject.ts'
import { holdRecords } from './legal-holds.ts'
import { masterKeyRecords } from './master-key-rotation.ts'
import type { Means } from './means.ts'
import { replayRecords } from './replay-erasures.ts'
import { retentionRecords } from './retention.ts'
import { candidateRecords } from './subject-candidates.ts'
import { linkRecords } from './subject-links.ts'
import { subjectListRecords } from './subjects.ts'

/** Whose something is, how long it is kept, and that it is gone when it is gone. */
export function lifecycleRecords(means: Means): LifecycleRecords {
  return {
    ...masterKeyRecords(means),
    ...subjectListRecords(means),
    ...linkRecords(means),
    ...candidateRecords(means),
    ...exportRecords(means),
    ...erasureRecords(means),
    ...holdRecords(means),
    ...retentionRecords(means),
    ...replayRecords(means),
  }
}
