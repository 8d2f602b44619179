import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PythonPeer, type PythonAnswer } from '../../peers/python-peer.ts'
import { cropFolder } from '../../peers/zone-crops.ts'
import { comparable } from '../comparable.ts'
import type { FrontPicture } from '../fronts/front-picture.ts'
import type { Language } from '../fronts/tables/languages.table.ts'

/** Another reader, which answers lines of text and knows no documents. */
export interface TextPeer {
  readonly name: string
  /** How many of the printed values stand in its text, spaces left out. */
  find(picture: FrontPicture): Promise<{ readonly found: number; readonly seconds: number }>
  close(): void
}

/** What Tesseract is asked to read; Latin letters always besides. */
const tesseractLanguages: Readonly<Record<Language, string>> = {
  ...{ ar: 'ara', bg: 'rus', bn: 'ben', de: 'Latin', el: 'ell', en: 'eng', es: 'spa', fa: 'fas', he: 'heb' },
  ...{ hi: 'hin', id: 'ind', ja: 'jpn', kk: 'kaz', ko: 'kor', pl: 'Latin', pt: 'por', ru: 'rus', sr: 'rus' },
  ...{ ta: 'tam', th: 'tha', tr: 'tur', uk: 'ukr', ur: 'urd', vi: 'vie' },
  ...{ 'zh-Hans': 'chi_sim', 'zh-Hant': 'chi_tra', 'zh-HK': 'chi_tra' },
}

const unspaced = (text: string): string => comparable(text).replaceAll(/\s/g, '').toUpperCase()

function countFound({ flat }: FrontPicture, { texts }: PythonAnswer): number {
  const text = unspaced(texts.join(' '))
  const values = flat.printed.filter(({ expected }) => expected.length > 0)
  return values.filter((value) => text.includes(unspaced(value.text))).length
}

async function textPeer(
  name: string,
  { mode, python, question }: { readonly mode: string; readonly python: string; readonly question: (picture: FrontPicture) => object }, // prettier-ignore
): Promise<TextPeer | null> {
  const peer = await PythonPeer.open(mode, { python, environment: { OMP_THREAD_LIMIT: '1' } })
  if (peer === null) return null
  const file = join(cropFolder(), `${mode}.jpg`)
  return {
    name,
    find: async (picture) => {
      writeFileSync(file, picture.file)
      const answer = await peer.ask({ file, ...question(picture) })
      return { found: countFound(picture, answer), seconds: answer.seconds }
    },
    close: () => peer.close(),
  }
}

/** Those that are installed; the others are named. */
export async function openTextPeers(python: string): Promise<readonly TextPeer[]> {
  const languagesOf = ({ layout }: FrontPicture) => ({
    languages: `${tesseractLanguages[layout.language]}+eng`,
  })
  const asked = [
    ['Tesseract 5, psm 11', { mode: 'tesseract-text', python, question: languagesOf }],
    ['RapidOCR', { mode: 'rapidocr', python, question: () => ({}) }],
  ] as const
  const peers: TextPeer[] = []
  for (const [name, options] of asked) {
    const peer = await textPeer(name, options)
    if (peer === null) console.log(`  NOT HERE: ${name}`)
    else peers.push(peer)
  }
  return peers
}
