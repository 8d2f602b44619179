import { workerData } from 'node:worker_threads'
import { importRegister, type RegisterJob } from '../adapters/registers/import/import-register.ts'
import { serveRegisters } from '../adapters/registers/search/serve-registers.ts'
import { registerEngine } from '../engine/companies/registers/register-engine.ts'
import type { RegisterProgress } from '../flows/ports/companies/registers.ts'
import { serveJob } from '../platform/threads/job-thread.ts'
import { refusalMessage } from '../vocabulary/refusals.ts'

/**
 * Started as a thread with a job for each import of a register, and without one by the first question to the registers:
 * neither reading nor indexing nor searching holds up requests.
 */
const job: unknown = workerData
if (job === null || job === undefined) serveRegisters(registerEngine)
else
  await serveJob(refusalMessage, (given: RegisterJob, onProgress: (progress: RegisterProgress) => void) =>
    importRegister(registerEngine, given, onProgress),
  )
