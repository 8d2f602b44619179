/**
 * A person written `LAST, First Middle` in the order of speech: `First Middle LAST`. Names without a comma, and
 * those with more than one, stay as they are.
 */
export function reorderName(name: string): string {
  const parts = name.split(',')
  const [last, first] = parts
  if (parts.length !== 2 || last === undefined || first === undefined) return name
  if (last.trim() === '' || first.trim() === '') return name
  return `${first.trim()} ${last.trim()}`
}
