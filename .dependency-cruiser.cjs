const { mayImport, pureFolders } = require('./architecture.cjs')

const tests = '\\.(test|fixture)\\.ts$'

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(mayImport).map(([folder, imports]) => ({
      name: `${folder.replace('/', '-')}-imports`,
      severity: 'error',
      from: { path: `^src/${folder}/`, pathNot: tests },
      to: {
        path: '^src/',
        pathNot: [folder, ...imports].map((other) => `^src/${other}/`),
      },
    })),
    {
      name: 'pure-folders-use-no-node-modules',
      severity: 'error',
      from: { path: `^src/(${pureFolders.join('|')})/`, pathNot: tests },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?(util|assert|buffer|crypto)$' },
    },
    {
      name: 'web-sees-only-shapes',
      severity: 'error',
      from: { path: '^web/' },
      to: {
        path: '^src/',
        pathNot: '^src/(vocabulary/|entrypoints/http/(wire|desk|hosted)/[^/]+/schema\\.ts$)',
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
}
