import { subsetStyles } from './html-subset.table.ts'

/** What of a `style` attribute stays, and the properties of the rest, in lower case. Escapes and comments are not understood: they go. */
export function keptStyle(style: string): { readonly kept: string; readonly leftOut: readonly string[] } {
  const kept: string[] = []
  const leftOut: string[] = []
  for (const declaration of style.split(';')) {
    const [name = '', value = ''] = split(declaration.trim().toLowerCase())
    if (name === '') continue
    const known = Object.hasOwn(subsetStyles, name) ? subsetStyles[name] : undefined
    if (known?.test(value) === true) kept.push(`${name}: ${value}`)
    else leftOut.push(/^[a-z-]{1,40}$/.test(name) ? name : 'unreadable')
  }
  return { kept: kept.join('; '), leftOut }
}

function split(declaration: string): readonly string[] {
  const colon = declaration.indexOf(':')
  if (colon < 0) return [declaration]
  return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]
}
