import type { LifecycleRecords } from '../../../flows/ports/lifecycle.ts'
import { erasureRecords } from '../subjects/erase-subject.ts'
import { exportRecords } from '../subjects/export-subject.ts'
import { holdRecords } from './legal-holds.ts'
import { masterKeyRecords } from '../keys/master-key-rotation.ts'
import type { RecordsContext } from '../engine/records-context.ts'
import { replayRecords } from '../subjects/replay-erasures.ts'
import { retentionRecords } from './retention.ts'
import { candidateRecords } from '../subjects/subject-candidates.ts'
import { linkRecords } from '../subjects/subject-links.ts'
import { subjectListRecords } from '../subjects/subjects.ts'

/** Whose something is, how long it is kept, and that it is gone when it is gone. */
export function lifecycleRecords(context: RecordsContext): LifecycleRecords {
  return {
    ...masterKeyRecords(context),
    ...subjectListRecords(context),
    ...linkRecords(context),
    ...candidateRecords(context),
    ...exportRecords(context),
    ...erasureRecords(context),
    ...holdRecords(context),
    ...retentionRecords(context),
    ...replayRecords(context),
  }
}
