import { parentPort } from 'node:worker_threads'
import { memoryRegister } from '../files/memory-register.ts'
import { openRegisterFiles, type RegisterReader } from '../files/register-files.ts'
import type { RegisterEngine, RegisterEntry } from '../register-engine.ts'
import { RegisterAnswers } from './answer-query.ts'
import type { AskedRegister, RegisterAsk, RegisterReply, RegisterRequest } from './register-messages.ts'

/** The thread's side: answers one question after the other, from the versions that each of them names. */
export function serveRegisters(engine: RegisterEngine): void {
  if (parentPort === null) throw new Error('this module is started as a thread')
  const port = parentPort
  const readers = new RegisterReaders(engine)
  const answer = async ({ number, ask, registers }: RegisterRequest): Promise<RegisterReply> => {
    try {
      const served = await Promise.all(
        registers.map(async (register) => ({ ...register, reader: await readers.reader(register) })),
      )
      return { number, result: resultOf(new RegisterAnswers(engine, served), ask) }
    } catch (error) {
      return { number, fault: error instanceof Error ? error.message : 'unknown' }
    }
  }
  let last: Promise<unknown> = Promise.resolve()
  port.on('message', (request: RegisterRequest) => {
    last = last.then(async () => port.postMessage(await answer(request)))
  })
}

export function resultOf(answers: RegisterAnswers, ask: RegisterAsk): unknown {
  switch (ask.kind) {
    case 'search':
      return answers.search(ask.query)
    case 'record':
      return answers.record(ask.register, ask.id)
    case 'owners':
      return answers.ownersOf(ask.register, ask.id)
    case 'notes':
      return answers.notesOf(ask.register, ask.id)
  }
}

/** Versions that are open. One that no one asks any more is closed when the next one of its register is opened. */
export class RegisterReaders {
  readonly #engine: RegisterEngine
  readonly #open = new Map<string, { readonly folder: string | null; readonly reader: RegisterReader }>()

  constructor(engine: RegisterEngine) {
    this.#engine = engine
  }

  async reader({ id, folder }: AskedRegister): Promise<RegisterReader> {
    const known = this.#open.get(id)
    if (known?.folder === folder) return known.reader
    const reader = folder === null ? await this.#builtIn(id) : openRegisterFiles(folder)
    known?.reader.close()
    this.#open.set(id, { folder, reader })
    return reader
  }

  async #builtIn(id: string): Promise<RegisterReader> {
    const source = this.#engine.sources.find((one) => one.id === id)
    const entries: RegisterEntry[] = []
    for await (const batch of source?.entries({}, new Date().toISOString().slice(0, 10)) ?? [])
      entries.push(...batch)
    return memoryRegister(entries, (entry) => this.#engine.keysOf(entry))
  }
}
