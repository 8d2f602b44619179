import { Refusal } from '../../vocabulary/refusals.ts'
import type { ReadingTask } from '../scan/reading-task.ts'

/** The result of the face work, or null when it fails, which is logged; refusals and the end of the request pass through. */
export async function orReportFailure<Result>(
  { ports, limits }: Pick<ReadingTask, 'ports' | 'limits'>,
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal || limits.signal.aborted) throw error
    ports.faults.report('the face networks failed', error)
    return null
  }
}
