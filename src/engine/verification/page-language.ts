import { linkLanguages, type LinkLanguage } from '../../vocabulary/verification/hosted-link.ts'

/** Where browsers name a language otherwise than the wire (RFC 5646, lower case). */
const otherNames: Readonly<Record<string, LinkLanguage>> = {
  'zh-tw': 'tw',
  'zh-hk': 'tw',
  'zh-mo': 'tw',
  'zh-hant': 'tw',
  zh: 'cn',
  fil: 'tl',
  in: 'id',
}

/**
 * Language of the page, as the wire codes it.
 *
 * @param pinned by the link; empty for that of the browser
 * @param accepted header `Accept-Language`
 */
export function pageLanguage(pinned: string, accepted: string | undefined): LinkLanguage {
  return languageOf(pinned) ?? acceptedLanguages(accepted)[0] ?? 'en'
}

/** Languages of the page that a browser asks for, the most wanted first. */
export const acceptedLanguages = (accepted: string | undefined): readonly LinkLanguage[] =>
  rangesOf(accepted ?? '').flatMap((range) => languageOf(range) ?? [])

/** In the order of their weights. */
function rangesOf(header: string): readonly string[] {
  return header
    .slice(0, 1_000)
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { range, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ range }) => range)
}

function languageOf(range: string): LinkLanguage | undefined {
  const [primary = '', second = ''] = range.split('-')
  const name = [`${primary}-${second}`, primary].find((key) => Object.hasOwn(otherNames, key))
  return name === undefined ? linkLanguages.find((language) => language === primary) : otherNames[name]
}
