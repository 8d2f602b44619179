import { jobThread, type JobRunner as RunnerOf } from '../../../platform/threads/job-thread.ts'
import { refusalOf } from '../../../vocabulary/refusals.ts'
import type { JobProgress, JobResult, ListJob } from './run-list-job.ts'

export type JobRunner = RunnerOf<ListJob, JobProgress, JobResult>

/** Megabytes after which an import is given up: a list that needs more is not one of this service. */
const limits = { maxOldGenerationSizeMb: 2048 }

/** A runner that starts a thread per job. `module` is one that serves `runListJob`. */
export const threadRunner = (module: URL): JobRunner =>
  jobThread({ module, limits, name: 'the import of a list', refuse: refusalOf })
