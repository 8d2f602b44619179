import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import tseslint from 'typescript-eslint'
import architecture from './architecture.cjs'

/** Folders of data: tables may be as long as the facts they hold. */
const tables = ['src/**/tables/**', '**/*.table.ts', '**/*.generated.ts', 'src/vocabulary/**/warnings.ts']

export default tseslint.config(
  { ignores: ['docs/recipes/**', 'dist', 'release', 'coverage', 'node_modules', '.cache', 'symbolon-data'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['eslint.config.js', '.dependency-cruiser.cjs', 'architecture.cjs'],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      complexity: ['error', 12],
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // There are no enums (erasableSyntaxOnly) and hardly a class: two of the dearest rules would find nothing.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: false } }],
    },
  },
  {
    files: architecture.pureFolders.map((folder) => `src/${folder}/**/*.ts`),
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'process', message: 'Pure folders know no process: take what you need as an argument.' },
        { name: 'fetch', message: 'Pure folders reach no network: take a function as an argument.' },
        { name: 'setTimeout', message: 'Pure folders keep no time.' },
        { name: 'setInterval', message: 'Pure folders keep no time.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'The current time is an argument.',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'The current time is an argument.',
        },
        {
          selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'Randomness is an argument.',
        },
        {
          selector: 'CallExpression[callee.property.name=/^random(Bytes|UUID|Int)$/]',
          message: 'Randomness is an argument.',
        },
        {
          selector:
            'Program > VariableDeclaration[kind="let"], Program > ExportNamedDeclaration > VariableDeclaration[kind="let"]',
          message: 'A module keeps no state: pass an object, or use `lazy` for a costly constant.',
        },
      ],
    },
  },
  {
    // Trusted Types would refuse these in a browser; here they are refused before.
    files: ['web/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'Pages store nothing in a browser.' },
        { name: 'sessionStorage', message: 'Pages store nothing in a browser.' },
        { name: 'process', message: 'Pages run in a browser.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name=/^(style|dangerouslySetInnerHTML)$/]',
          message: 'The content policy allows neither inline styles nor HTML made of strings.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.ts', 'test/**/*.ts', 'bench/**/*.ts', 'tools/**/*.ts', 'training/**/*.ts'],
    rules: {
      'max-lines-per-function': 'off',
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: tables, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
  {
    files: [
      'src/entrypoints/cli/**/*.ts',
      'src/main.ts',
      'bench/**/*.ts',
      'tools/**/*.ts',
      'training/**/*.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.js', '**/*.cjs', '*.config.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {
      'no-undef': 'off',
      'no-restricted-exports': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  prettier,
)
