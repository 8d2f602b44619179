import type { LifecycleRecords } from '../../../flows/ports/retention/lifecycle.ts'
import { erasureRecords } from '../subjects/erase-subject.ts'
import { subjectExportRecords } from '../subjects/subject-export.ts'
import { holdRecords } from './legal-holds.ts'
import { masterKeyRotationRecords } from '../keys/master-key-rotation.ts'
import type { RecordsContext } from '../engine/records-context.ts'
import { erasureReplayRecords } from '../subjects/erasure-replay.ts'
import { retentionRecords } from './retention.ts'
import { subjectCandidateRecords } from '../subjects/subject-candidates.ts'
import { linkRecords } from '../subjects/subject-links.ts'
import { subjectListRecords } from '../subjects/subjects.ts'

/** Whose something is, how long it is kept, and that it is gone when it is gone. */
export function lifecycleRecords(context: RecordsContext): LifecycleRecords {
  return {
    ...masterKeyRotationRecords(context),
    ...subjectListRecords(context),
    ...linkRecords(context),
    ...subjectCandidateRecords(context),
    ...subjectExportRecords(context),
    ...erasureRecords(context),
    ...holdRecords(context),
    ...retentionRecords(context),
    ...erasureReplayRecords(context),
  }
}
