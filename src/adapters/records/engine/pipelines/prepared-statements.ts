/** Statements that one session keeps prepared; those used longest ago give way. */
const most = 300

/** Columns of an answer, in their order, and how the text of each is read. */
export type RowLayout = readonly {
  readonly name: string
  readonly read: (text: string) => unknown
  readonly isBytes: boolean
}[]

/** How a statement is sent: prepared under a name before, to be prepared now, or once and without a name. */
export interface PreparedUse {
  /** Empty for the unnamed statement. */
  readonly name: string
  readonly parse: boolean
  /** Columns of its answer; undefined where the server is to describe them. */
  readonly layout: RowLayout | undefined
}

/** A statement that the server has prepared. It refuses it (`planChanged`) when its columns are others. */
export type PreparedStatement = Readonly<Pick<PreparedUse, 'name'> & { layout: RowLayout }>

/**
 * Which statements a session has prepared, by their text. A text is prepared when it comes the second time: many are
 * sent once, such as those whose length follows a list.
 */
export class PreparedStatements {
  readonly #prepared = new Map<string, PreparedStatement>()
  readonly #seen = new Set<string>()
  #closing: string[] = []
  #count = 0

  /** How to send this text. The name of a statement that is to be parsed counts only after `confirm`. */
  use(text: string): PreparedUse {
    const prepared = this.#prepared.get(text)
    if (prepared !== undefined) {
      this.#prepared.delete(text)
      this.#prepared.set(text, prepared)
      return { ...prepared, parse: false }
    }
    if (this.#seen.has(text)) {
      this.#count += 1
      return { name: `s${this.#count}`, parse: true, layout: undefined }
    }
    if (this.#seen.size >= 4 * most) this.#seen.clear()
    this.#seen.add(text)
    return { name: '', parse: true, layout: undefined }
  }

  /** The server has prepared this text. Where two pipelines did so at once, the later name counts. */
  confirm(text: string, prepared: PreparedStatement): void {
    const before = this.#prepared.get(text)
    if (before !== undefined) this.#closing.push(before.name)
    this.#prepared.set(text, prepared)
    const oldest = this.#prepared.entries().next().value
    if (this.#prepared.size <= most || oldest === undefined) return
    this.#prepared.delete(oldest[0])
    this.#closing.push(oldest[1].name)
  }

  /** Whether the server prepared it or not is not known: it is closed before it could be used again. */
  drop(name: string): void {
    this.#closing.push(name)
  }

  /** Tables have changed under the statements: all are prepared anew. */
  forgetAll(): void {
    for (const { name } of this.#prepared.values()) this.#closing.push(name)
    this.#prepared.clear()
  }

  /** Names that the server is to close; each is given once. */
  takeClosing(): readonly string[] {
    const names = this.#closing
    this.#closing = []
    return names
  }
}
