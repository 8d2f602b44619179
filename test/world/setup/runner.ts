import { inject, type RunnerTask, type RunnerTestFile, TestRunner } from 'vitest'

/** Runs tests as usual, and counts all of them as skipped when the servers of their suite are not on this machine. */
export default class StoresRunner extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    if (inject('stores') !== null) return
    for (const file of files) skip(file)
  }
}

function skip(task: RunnerTask): void {
  task.mode = 'skip'
  if ('tasks' in task) for (const inner of task.tasks) skip(inner)
}
