/** Widths of the columns of a table. */
function widthsOf(rows: readonly (readonly string[])[]): readonly number[] {
  return (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
}

/** Prints rows of one table, columns below each other. The first row is the head. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = widthsOf(rows)
  for (const row of rows)
    console.log(`  ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}

/** The same for a page of Markdown. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = widthsOf(rows)
  const line = (cells: readonly string[], filler: string) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, filler)).join(' | ')} |`
  const [head = [], ...rest] = rows
  return [line(head, ' '), line([], '-'), ...rest.map((row) => line(row, ' '))].join('\n')
}
