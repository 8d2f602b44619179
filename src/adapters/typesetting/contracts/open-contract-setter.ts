import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { ContractSetter, SetContract } from '../../../flows/ports/typesetting/contract-setter.ts'
import { FairQueue } from '../../../platform/threads/fair-queue.ts'
import { moduleUrl, startChild } from '../../../platform/threads/threads.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { ContractAnswer, ContractTask } from './contract-messages.ts'

/** What one contract may take. */
export interface ContractLimits {
  readonly milliseconds: number
  /** Resident memory of the process; watched where /proc is. */
  readonly bytes: number
  /** How many may wait, of all accounts together. */
  readonly waiting: number
}

const usualLimits: ContractLimits = { milliseconds: 20_000, bytes: 1_500_000_000, waiting: 32 }

const watchEveryMs = 50
/** Of Linux on every machine that this runs on. */
const pageBytes = 4096

export interface OpenContractSetter extends ContractSetter {
  close(): Promise<void>
}

/**
 * A process that makes contracts, started by the first that is asked for. One that takes too much is killed, memory and all,
 * and the next contract starts another.
 */
export function openContractSetter(limits: ContractLimits = usualLimits): OpenContractSetter {
  let child: ChildProcess | null = null
  const queue = new FairQueue({ slots: 1, maxWaiting: limits.waiting, full: tooMany })

  const running = (): ChildProcess => {
    if (child === null || child.exitCode !== null || child.signalCode !== null)
      child = startChild(moduleUrl('adapters/typesetting/contracts/contract-child'), {
        nodeArguments: ['--max-old-space-size=512'],
        output: 'ignore',
      })
    return child
  }

  return {
    set: (tree, { format, at, payer, signal, extras }) =>
      queue.submit(
        () => request(running(), { task: { tree, format, at, ...(extras && { extras }) }, limits, signal }),
        {
          payer,
          signal,
          endsItself: true,
        },
      ),
    close: () => {
      child?.kill('SIGKILL')
      child = null
      return Promise.resolve()
    },
  }
}

const tooMany = () => new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 2 })

const tooCostly = (what: string) =>
  new Refusal('ERROR_OPERATION_FAILED', {
    message: `The contract takes too much ${what} to set. Shorten the template or its values, or split it.`,
  })

interface Work {
  readonly task: ContractTask
  readonly limits: ContractLimits
  readonly signal: AbortSignal
}

function request(child: ChildProcess, { task, limits, signal }: Work): Promise<SetContract> {
  return new Promise((resolve, reject) => {
    let why: Error | null = null
    const kill = (reason: Error): void => {
      why ??= reason
      child.kill('SIGKILL')
    }
    const onAbort = (): void => kill(signal.reason instanceof Error ? signal.reason : new Error('cancelled'))
    const timer = setTimeout(() => kill(tooCostly('time')), limits.milliseconds)
    const watch = setInterval(() => {
      void residentBytes(child.pid).then((bytes) => {
        if (bytes > limits.bytes) kill(tooCostly('memory'))
      })
    }, watchEveryMs)
    const done = (settle: () => void): void => {
      clearTimeout(timer)
      clearInterval(watch)
      signal.removeEventListener('abort', onAbort)
      child.off('message', onMessage).off('exit', onExit).off('error', onExit)
      rest(child)
      settle()
    }
    const onMessage = (answer: ContractAnswer): void =>
      done(() => {
        if (answer.kind === 'done') resolve(answer.made)
        else reject(cannotBeSet(answer.message))
      })
    const onExit = (): void => done(() => reject(why ?? cannotBeSet('the process ended')))
    signal.addEventListener('abort', onAbort, { once: true })
    child.on('message', onMessage).on('exit', onExit).on('error', onExit)
    child.ref()
    child.channel?.ref()
    child.send(task, (error) => {
      if (error !== null) kill(cannotBeSet('the process took no work'))
    })
  })
}

/** What the engine says may hold text of the contract: it is a cause for the log, and no answer. */
function cannotBeSet(cause: string): Refusal {
  return new Refusal('ERROR_OPERATION_FAILED', {
    message: 'The contract could not be set on pages. Check the pictures and tables of the template.',
    cause: new Error(cause),
  })
}

/** A process that is idle keeps no program alive. */
function rest(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

/** 0 where it cannot be known. */
async function residentBytes(pid: number | undefined): Promise<number> {
  if (pid === undefined) return 0
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(text.split(' ')[1] ?? 0) * pageBytes
}
