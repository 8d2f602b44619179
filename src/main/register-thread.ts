import { workerData } from 'node:worker_threads'
import { serveRegisterImport } from '../adapters/registers/import/import-thread.ts'
import { serveRegisters } from '../adapters/registers/search/serve-registers.ts'
import { registerEngine } from '../engine/companies/registers/register-engine.ts'

/**
 * Started as a thread with a job for each import of a register, and without one by the first question to the registers:
 * neither reading nor indexing nor searching holds up requests.
 */
const job: unknown = workerData
if (job === null || job === undefined) serveRegisters(registerEngine)
else await serveRegisterImport(registerEngine)
