const { may, engineRooms } = require('./.arrows.cjs')

const tests = '\\.(test|fixture)\\.ts$'

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...Object.keys(may).map((room) => ({
      name: `${room}-stays-in-its-lane`,
      severity: 'error',
      from: { path: `^src/${room}/`, pathNot: tests },
      to: {
        path: '^src/',
        pathNot: [`^src/${room}/`, ...may[room].map((other) => `^src/${other}(/|\\.ts$)`)],
      },
    })),
    {
      name: 'engine-is-pure',
      severity: 'error',
      from: { path: `^src/(vocabulary|${engineRooms.join('|')})/`, pathNot: tests },
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
