const { mayImport, pureFolders, web } = require('./architecture.cjs')

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
      name: 'web-imports-of-src',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^src/', pathNot: web.imports.map((layer) => `^src/${layer}/`) },
    },
    { name: 'src-imports-no-web', severity: 'error', from: { path: '^src/' }, to: { path: '^web/' } },
    ...['kit', 'i18n'].map((folder) => ({
      name: `web-${folder}-imports`,
      severity: 'error',
      from: { path: `^web/${folder}/` },
      to: { path: '^web/', pathNot: [folder, ...web[folder]].map((other) => `^web/${other}/`) },
    })),
    {
      name: 'web-pages-import-no-other-page',
      severity: 'error',
      from: { path: '^web/(?!kit/|i18n/)([^/]+)/' },
      to: { path: '^web/', pathNot: ['$1', ...web.page].map((other) => `^web/${other}/`) },
    },
    {
      name: 'web-uses-nothing-of-node',
      severity: 'error',
      from: { path: '^web/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
}
