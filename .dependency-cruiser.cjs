/**
 * The arrow table: which room may import which. The only place where it is written.
 * docs/house.md explains it; test/house/arrows.test.ts keeps every folder of src/ in it.
 */
const words = ['vocabulary']
const engine = {
  documents: [...words],
  capture: [...words],
  face: [...words],
  screening: [...words],
  agreements: [...words],
  profiles: [...words],
  specimens: [...words, 'documents'],
  reading: [...words, 'documents'],
  companies: [...words, 'documents'],
  checks: [...words, 'documents'],
  decision: [...words],
}
const hand = [...words, 'flows/ports', 'platform']
const door = [...words, 'flows', 'platform']
const may = {
  vocabulary: [],
  platform: [],
  ...engine,
  flows: [...words, ...Object.keys(engine)],
  records: hand,
  vault: hand,
  inference: hand,
  lists: hand,
  pages: hand,
  delivery: hand,
  accounts: [...words, 'flows/ports'],
  api: door,
  worker: door,
  cli: door,
  // Composition: opens the hands and hands them to the doors. With main.ts the only place that knows everybody.
  main: ['[^/]+'],
}
const rooms = Object.keys(may)
module.exports = {
  may,
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...rooms.map((room) => ({
      name: `${room}-stays-in-its-lane`,
      severity: 'error',
      from: { path: `^src/${room}/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: [`^src/${room}/`, ...may[room].map((r) => `^src/${r}(/|\\.ts$)`)] },
    })),
    {
      name: 'engine-is-pure',
      severity: 'error',
      from: { path: `^src/(vocabulary|${Object.keys(engine).join('|')})/`, pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?(util|assert|buffer|crypto)$' },
    },
    {
      name: 'web-sees-only-shapes',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^src/', pathNot: '^src/(vocabulary/|api/[^/]+/schema\\.ts$)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
}
