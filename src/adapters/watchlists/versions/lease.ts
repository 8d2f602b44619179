/** Something that several use: given back once it was closed and the last of them is done. */
export class Lease {
  private readonly dispose: () => void
  private holders = 0
  private isClosed = false

  constructor(dispose: () => void) {
    this.dispose = dispose
  }

  acquire(): void {
    this.holders++
  }

  release(): void {
    this.holders--
    this.disposeIfUnused()
  }

  /** No one takes it any more. Once. */
  close(): void {
    this.isClosed = true
    this.disposeIfUnused()
  }

  private disposeIfUnused(): void {
    if (this.isClosed && this.holders === 0) this.dispose()
  }
}
