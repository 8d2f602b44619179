import { drawPictures, type BenchSection } from './bench.ts'
import { shareWithInterval } from '../kit/figures.ts'
import { openFonts } from './fronts/fonts.ts'
import { frontPicture, type FrontPicture } from './fronts/front-picture.ts'
import { languages } from './fronts/tables/languages.table.ts'
import { nearLayouts } from './fronts/tables/layouts/near-layouts.ts'
import { chosenWritings } from './lines/alphabet.ts'
import { measureScan } from './look.ts'

/** What looks like a document and is none: nothing may be recognised, and nothing answered with confidence. */
export const near: BenchSection = {
  name: 'near',
  title: 'bank cards, transit passes, business cards and certificates in every script; count of each',
  count: 1,
  run: async (bench) => {
    const writings = chosenWritings(bench.scripts)
    const layouts = nearLayouts().filter(({ language }) => writings.includes(languages[language].writing))
    const fonts = openFonts()
    const take = (index: number): Promise<FrontPicture> => {
      const layout = layouts[index % layouts.length]
      if (layout === undefined) throw new Error('There is none in these scripts')
      return frontPicture(layout, Math.floor(index / layouts.length), { fonts, grade: bench.grade })
    }
    const range = { from: bench.from * layouts.length, count: bench.count * layouts.length }
    let [recognised, seconds] = [0, 0]
    for await (const picture of drawPictures(range, take)) {
      const found = await measureScan(bench.service, picture.file)
      seconds += found.seconds
      if (found.reading === null) continue
      recognised++
      const said = Object.entries(found.answer.data).flatMap(
        ([key, [best]]) =>
        best === undefined || ['document', 'face', 'signature'].includes(key) ? [] : [`${key} ${best.value} (${best.confidence})`], // prettier-ignore
      )
      console.log(`  RECOGNISED ${picture.name}: ${said.join(', ')}`)
    }
    console.log(`  recognised, and must not be: ${shareWithInterval(recognised, range.count)}`)
    console.log(`  CPU ms a picture: ${((1000 * seconds) / range.count).toFixed(0)}`)
  },
}
