import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const script = fileURLToPath(new URL('peer.py', import.meta.url))

const answerShape = z.object({
  texts: z.array(z.string()),
  record: z.record(z.string(), z.string().nullable()).nullable(),
  valid: z.boolean().nullable(),
  seconds: z.number(),
  error: z.string().optional(),
})

export type PythonAnswer = z.output<typeof answerShape>

/** Another reader in a Python process that lives as long as the bench. */
export class PythonPeer {
  readonly #child: ChildProcessWithoutNullStreams
  readonly #lines: AsyncIterator<string>

  private constructor(child: ChildProcessWithoutNullStreams) {
    this.#child = child
    this.#lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  }

  /** Null when it is not installed there. */
  static async open(
    name: string,
    { python, environment }: { python: string; environment: Readonly<Record<string, string>> },
  ): Promise<PythonPeer | null> {
    const child = spawn(python, [script, name], { env: { ...process.env, ...environment } })
    child.on('error', () => undefined)
    child.stdin.on('error', () => undefined)
    child.stderr.resume()
    const peer = new PythonPeer(child)
    const first = await peer.#lines.next()
    return first.done === true ? null : peer
  }

  async ask(question: object): Promise<PythonAnswer> {
    this.#child.stdin.write(`${JSON.stringify(question)}\n`)
    const line: IteratorResult<string, unknown> = await this.#lines.next()
    if (line.done === true) throw new Error('The other reader has ended')
    return answerShape.parse(JSON.parse(line.value))
  }

  close(): void {
    this.#child.stdin.end()
  }
}
