import type { Mutant } from './mutant.ts'

/** Guards of the page behind a hosted link: what its own tests must notice. */
export const pageGuards: readonly Mutant[] = [
  {
    guard: 'the page of a link is translated',
    file: 'web/verification/i18n/languages/de/de.ts',
    text: "import { troubles } from './troubles.ts'",
    replacement: "import { troubles } from '../en/troubles.ts'",
    attacks: [],
    test: 'web/verification/i18n/languages.test.ts',
    title: 'are translated into',
  },
  {
    guard: 'buttons of the page of a link are wide enough for their words',
    file: 'web/verification/parts/parts.css',
    text: '  gap: 10px;\n  width: 100%;\n  min-height: 52px;\n',
    replacement: '  gap: 10px;\n  width: 160px;\n  white-space: nowrap;\n  min-height: 52px;\n',
    attacks: [],
    test: 'test/outside/verification-languages.test.ts',
    title: 'fits 360 pixels in every language',
  },
  {
    guard: 'pages that are built anew are served at once',
    file: 'src/platform/files/kept-file.ts',
    text: ', size, mtimeNs, ctimeNs].join',
    replacement: '].join',
    attacks: [],
    test: 'src/platform/files/kept-file.test.ts',
    title: 'is read again when another one takes its place',
  },
]
