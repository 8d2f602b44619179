import { createHash } from 'node:crypto'
import { type ShippedComponent, shippedComponents, productDependencies, productVersion } from './parts.ts'

const product = `symbolon@${productVersion}`

/**
 * What the product is made of, as CycloneDX 1.6: every package that is shipped for any machine, and every model; or those
 * of them that `isInside` names. The same parts make the same bytes: there is no time in it, and its number is made of
 * its content.
 */
export function sbom(isInside: (component: ShippedComponent) => boolean = () => true): unknown {
  const shipped = shippedComponents().filter((component) => component.isShipped && isInside(component))
  const content = { components: shipped.map(component), dependencies: dependencies(shipped) }
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const [a, b, c, d] = [digest.slice(0, 8), digest.slice(8, 12), digest.slice(13, 16), digest.slice(17, 20)]
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    // Version 8 of RFC 9562: a number of one's own making.
    serialNumber: `urn:uuid:${a}-${b}-8${c}-8${d}-${digest.slice(20, 32)}`,
    version: 1,
    metadata: {
      component: {
        'bom-ref': product,
        type: 'application',
        name: 'symbolon',
        version: productVersion,
        licenses: [licence('Apache-2.0')],
      },
    },
    ...content,
  }
}

/** Who made what, by licence; packages that only developers need are marked. */
export function licencesReference(): string {
  return `# Licences

Every package of \`package-lock.json\` and every model, by licence. The parts that are shipped, with their hashes, are in
\`sbom.cdx.json\` beside this file (CycloneDX 1.6). Which licences may come in is decided by
\`test/structure/parts.test.ts\`; what they ask of us is done in \`NOTICE.md\`. Generated from \`package-lock.json\` and
\`models/manifest.json\` by \`npm run generate\`, without a connection.

## Shipped

${componentsByLicence(shippedComponents().filter(({ isShipped }) => isShipped))}

## For developers alone

${componentsByLicence(shippedComponents().filter(({ isShipped }) => !isShipped))}
`
}

function component({ ref, kind, name, version, purl, licence: id, hash }: ShippedComponent): unknown {
  return {
    type: kind,
    'bom-ref': ref,
    name,
    version,
    hashes: [{ alg: hash.algorithm, content: hash.hex }],
    licenses: [licence(id)],
    ...(purl === null ? {} : { purl }),
  }
}

function licence(id: string): unknown {
  return /[ (]/.test(id) ? { expression: id } : { license: { id } }
}

function dependencies(shipped: readonly ShippedComponent[]): readonly unknown[] {
  const known = new Set(shipped.map(({ ref }) => ref))
  return [
    { ref: product, dependsOn: productDependencies().filter((use) => known.has(use)) },
    ...shipped.map(({ ref, uses }) => ({ ref, dependsOn: uses.filter((use) => known.has(use)) })),
  ]
}

function componentsByLicence(some: readonly ShippedComponent[]): string {
  const names = [...new Set(some.map(({ licence: id }) => id))].sort()
  const rows = names.map((id) => {
    const theirs = some.filter((part) => part.licence === id).map(({ name, version }) => `${name} ${version}`)
    return `| ${id} | ${theirs.length} | ${theirs.join(', ')} |`
  })
  return `| licence | parts | which |\n|---|---|---|\n${rows.join('\n')}`
}
