import type { Duplex } from 'node:stream'
import { WholeMessages } from './whole-messages.ts'

type Listener = (part: Buffer) => void

/**
 * Reads answers of one connection of pg in its place, because pg reads nothing but text, and bytes as text are twice as long.
 * What comes while no answer is awaited, and all from the server's ReadyForQuery on, is pg's.
 */
export class OwnAnswers {
  readonly #messages = new WholeMessages()
  #ofPg: readonly Listener[] | undefined
  #read: Listener | undefined

  /** Until the next ReadyForQuery whole messages are given to `read`. */
  begin(stream: Pick<Duplex, 'listeners' | 'on' | 'off'>, read: Listener): void {
    this.#read = read
    if (this.#ofPg !== undefined) return
    const listeners = stream.listeners('data') as Listener[]
    this.#ofPg = listeners
    stream.on('data', (part: Buffer) => this.#take(part))
    for (const listener of listeners) stream.off('data', listener)
  }

  #take(part: Buffer): void {
    const read = this.#read
    if (read === undefined) {
      this.#giveToPg(part)
      return
    }
    const { whole, rest } = this.#messages.take(part)
    for (const messages of whole) read(messages)
    if (rest === undefined) return
    this.#read = undefined
    this.#giveToPg(rest)
  }

  #giveToPg(part: Buffer): void {
    for (const listener of this.#ofPg ?? []) listener(part)
  }
}
