import type { RegisterProgress } from '../../../flows/ports/companies/registers.ts'
import { jobThread, type JobRunner } from '../../../platform/threads/job-thread.ts'
import { refusalOf } from '../../../vocabulary/refusals.ts'
import type { RegisterJob, RegisterJobResult } from './import-register.ts'

export type RegisterImporter = JobRunner<RegisterJob, RegisterProgress, RegisterJobResult>

/** An import needs no more, however large the register is. */
const limits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

/** A thread per import. `module` is one that serves `importRegister`. */
export const threadImporter = (module: URL): RegisterImporter =>
  jobThread({ module, limits, name: 'the import of a register', refuse: refusalOf })
