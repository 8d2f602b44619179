import { describe, expect, it } from 'vitest'
import { withDeadline, type DeadlineOptions } from './deadline.ts'

const patient: DeadlineOptions = { timeoutMs: 10_000, graceMs: 10_000, onGone: () => () => undefined }

function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
}

describe('a deadline', () => {
  it('gives the result of work that is in time', async () => {
    expect(await withDeadline(() => Promise.resolve('done'), patient)).toBe('done')
  })

  it('stops work that is late, and the reason is the deadline whatever the work says', async () => {
    const work = withDeadline(stopped, { ...patient, timeoutMs: 10 })
    await expect(work).rejects.toMatchObject({ code: 'ERROR_MAX_EXECUTION_TIME_EXCEEDED' })
  })

  it('stops work whose client went away', async () => {
    const onGone: DeadlineOptions['onGone'] = (gone) => {
      setTimeout(gone, 5)
      return () => undefined
    }
    await expect(withDeadline(stopped, { ...patient, onGone })).rejects.toMatchObject({
      code: 'ERROR_EXECUTION_CANCEL',
    })
  })

  it('takes the result of work that was already committing', async () => {
    const committing = (signal: AbortSignal) =>
      new Promise<string>((done) =>
        signal.addEventListener('abort', () => setTimeout(() => done('stored'), 10)),
      )
    expect(await withDeadline(committing, { ...patient, timeoutMs: 5 })).toBe('stored')
  })

  it('answers without work that does not stop', async () => {
    const deaf = () => new Promise<never>(() => undefined)
    await expect(withDeadline(deaf, { ...patient, timeoutMs: 5, graceMs: 5 })).rejects.toMatchObject({
      status: 504,
    })
  })
})
