/** Something that several use: given back once it was closed and the last of them is done. */
export class Lease {
  private readonly giveBack: () => void
  private users = 0
  private closed = false

  constructor(giveBack: () => void) {
    this.giveBack = giveBack
  }

  take(): void {
    this.users++
  }

  release(): void {
    this.users--
    this.end()
  }

  /** No one takes it any more. Once. */
  close(): void {
    this.closed = true
    this.end()
  }

  private end(): void {
    if (this.closed && this.users === 0) this.giveBack()
  }
}
