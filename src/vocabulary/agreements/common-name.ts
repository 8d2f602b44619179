/** The common name of a distinguished name of RFC 4514, or all of it. */
export function commonName(distinguishedName: string): string {
  const [, name] = /(?:^|,)CN=((?:[^\\,]|\\.)+)/.exec(distinguishedName) ?? []
  return (name ?? distinguishedName).replace(/\\(.)/g, '$1')
}
