/** Statements that one session keeps prepared; those used longest ago give way. */
const most = 300

/** How a statement is sent: prepared under a name before, to be prepared now, or once and without a name. */
export interface PreparedUse {
  /** Empty for the unnamed statement. */
  readonly name: string
  readonly parse: boolean
}

/**
 * Which statements a session has prepared, by their text. A text is prepared when it comes the second time: many are
 * sent once, such as those whose length follows a list.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>()
  readonly #seen = new Set<string>()
  #closing: string[] = []
  #count = 0

  /** How to send this text. The name of a statement that is to be parsed counts only after `confirm`. */
  use(text: string): PreparedUse {
    const name = this.#names.get(text)
    if (name !== undefined) {
      this.#names.delete(text)
      this.#names.set(text, name)
      return { name, parse: false }
    }
    if (this.#seen.has(text)) {
      this.#count += 1
      return { name: `s${this.#count}`, parse: true }
    }
    if (this.#seen.size >= 4 * most) this.#seen.clear()
    this.#seen.add(text)
    return { name: '', parse: true }
  }

  /** The server has prepared this text under this name. */
  confirm(text: string, name: string): void {
    this.#names.set(text, name)
    const oldest = this.#names.entries().next().value
    if (this.#names.size <= most || oldest === undefined) return
    this.#names.delete(oldest[0])
    this.#closing.push(oldest[1])
  }

  /** Whether the server prepared it or not is not known: it is closed before it could be used again. */
  drop(name: string): void {
    this.#closing.push(name)
  }

  /** Tables have changed under the statements: all are prepared anew. */
  forgetAll(): void {
    this.#closing.push(...this.#names.values())
    this.#names.clear()
  }

  /** Names that the server is to close; each is given once. */
  takeClosing(): readonly string[] {
    const names = this.#closing
    this.#closing = []
    return names
  }
}
