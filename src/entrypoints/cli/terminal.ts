/** Where a command writes: results to `out`, everything else (progress, hints) to `err`. */
export interface Terminal {
  readonly out: (line: string) => void
  readonly err: (text: string) => void
  /** True when `err` is a screen that can redraw a line. */
  readonly interactive: boolean
  /** True when results are asked for as JSON. */
  readonly json: boolean
}

/** Prints a result: as JSON, or as the lines for people. */
export function show(terminal: Terminal, result: unknown, lines: () => readonly string[]): void {
  if (terminal.json) terminal.out(JSON.stringify(result, null, 2))
  else for (const line of lines()) terminal.out(line)
}

/** Columns padded to their widest cell. */
export function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows.reduce<number[]>((widest, row) => {
    row.forEach((cell, column) => {
      widest[column] = Math.max(widest[column] ?? 0, cell.length)
    })
    return widest
  }, [])
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const barWidth = 28

/** A line that shows how far long work is; redrawn in place on a screen, one line a stage elsewhere. */
export function progressBar(terminal: Terminal): {
  readonly draw: (stage: string, done: number, total: number | null) => void
  readonly end: () => void
} {
  let last = ''
  return {
    draw: (stage, done, total) => {
      if (!terminal.interactive) {
        if (stage !== last) terminal.err(`${stage}\n`)
        last = stage
        return
      }
      const share = total === null || total === 0 ? null : Math.min(1, done / total)
      const filled = share === null ? 0 : Math.round(share * barWidth)
      const bar = share === null ? '·'.repeat(barWidth) : '█'.repeat(filled) + '░'.repeat(barWidth - filled)
      const figure = share === null ? String(done) : `${Math.round(share * 100)}%`
      terminal.err(`\r\u001b[2K${bar} ${figure} ${stage}`)
    },
    end: () => {
      if (terminal.interactive) terminal.err('\r\u001b[2K')
    },
  }
}
