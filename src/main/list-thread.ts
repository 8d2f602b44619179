import { type JobProgress, type ListJob, runListJob } from '../adapters/watchlists/import/run-list-job.ts'
import { screeningEngine } from '../engine/screening/screening-engine.ts'
import { serveJob } from '../platform/threads/job-thread.ts'
import { refusalMessage } from '../vocabulary/refusals.ts'

/** Started as a thread for each import of a list: reading and indexing never hold up requests. */
await serveJob(refusalMessage, (job: ListJob, onProgress: (progress: JobProgress) => void) =>
  runListJob(screeningEngine, job, onProgress),
)
