import type { SubjectRecords } from '../subjects/subjects.ts'
import type { HoldRecords } from './legal-holds.ts'
import type { RetentionRecords } from './retention.ts'
import type { ErasureRecords } from './erasures.ts'
import type { MasterKeyRecords } from '../keys/master-keys.ts'

/** The life of what is stored: whose it is, how long it is kept, and that it is gone when it is gone. */
export interface LifecycleRecords
  extends MasterKeyRecords, SubjectRecords, HoldRecords, RetentionRecords, ErasureRecords {}
