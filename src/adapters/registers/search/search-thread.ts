import type { Worker } from 'node:worker_threads'
import { startThread } from '../../../platform/threads/threads.ts'
import type { AskedRegister, RegisterAsk, RegisterReply, RegisterRequest } from './register-messages.ts'

/** Asks registers somewhere off the event loop. Rejects with the signal's reason when aborted. */
export interface RegisterSearcher {
  ask(ask: RegisterAsk, registers: readonly AskedRegister[], signal?: AbortSignal): Promise<unknown>
  close(): Promise<void>
}

interface Pending {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

/** A thread that is started by the first question, and again by the next one when it died. */
export function registerSearcher(module: URL): RegisterSearcher {
  const pending = new Map<number, Pending>()
  let thread: Worker | null = null
  let number = 0
  const start = (): Worker => {
    const started = startThread(module)
    const fail = (error: Error): void => {
      if (thread !== started) return
      thread = null
      for (const { reject } of pending.values()) reject(error)
      pending.clear()
    }
    started.on('message', (reply: RegisterReply) => {
      const waiting = pending.get(reply.number)
      pending.delete(reply.number)
      if (pending.size === 0) started.unref()
      if ('fault' in reply) waiting?.reject(new Error(`a register could not be searched: ${reply.fault}`))
      else waiting?.resolve(reply.result)
    })
    started.on('error', (cause) => fail(new Error('the thread of the registers failed', { cause })))
    started.on('exit', () => fail(new Error('the thread of the registers ended')))
    started.unref()
    return started
  }
  return {
    ask: (ask, registers, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        thread ??= start()
        number += 1
        const request: RegisterRequest = { number, ask, registers }
        const mine = number
        const abort = (): void => {
          pending.delete(mine)
          reject(signal?.reason instanceof Error ? signal.reason : new Error('the search was given up'))
        }
        signal?.addEventListener('abort', abort, { once: true })
        const settled = (settle: () => void): void => {
          signal?.removeEventListener('abort', abort)
          settle()
        }
        pending.set(mine, {
          resolve: (result) => settled(() => resolve(result)),
          reject: (error) => settled(() => reject(error)),
        })
        // A process waits for its answers, and for no thread that has none to give.
        thread.ref()
        thread.postMessage(request)
      }),
    close: async () => {
      const open = thread
      thread = null
      for (const { reject } of pending.values()) reject(new Error('the registers are closed'))
      pending.clear()
      await open?.terminate()
    },
  }
}
