import '../main.css'
import { render } from 'preact'
import { showLanguage } from '../app/app.tsx'
import { type LocalisedText, TextContext } from '../i18n/text.ts'
import { isLanguage, languageCodes, languageOf } from '../i18n/languages.ts'
import { examinePage, mirrorFaults } from './examine-page.ts'
import { shownThings } from './shown-things.tsx'
import { shownAt } from './shown-states.table.ts'

/**
 * Shows every screen of the page in every language, without a service and without a camera, for tests that measure and
 * photograph them. No part of what is served.
 */
const root = document.body.appendChild(document.createElement('div'))
root.id = 'page'

const loaded = new Map<string, LocalisedText>()
for (const code of languageCodes) loaded.set(code, { code, text: await languageOf(code).load() })

/** Until what was rendered has settled: a frame for the effects, and one for what they change. */
const settled = async (frames: number): Promise<void> => {
  for (let frame = 0; frame < frames; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve))
}

const isPlaying = (): boolean => (root.querySelector('video')?.currentTime ?? 0) > 0

let shownNow = ''

const gallery = {
  names: [...shownThings.keys()],
  codes: languageCodes,
  shownAt,
  /** Throws Error where there is no such thing, or it shows another screen than it says. */
  show: async (name: string, code: string): Promise<void> => {
    const thing = shownThings.get(name)
    const localised = loaded.get(code)
    if (thing === undefined || localised === undefined) throw new Error(`There is no ${name} in ${code}.`)
    if (isLanguage(code)) showLanguage(code)
    const draw = (more: boolean): void =>
      render(<TextContext.Provider value={localised}>{thing.show(name, more)}</TextContext.Provider>, root)
    const isNew = shownNow !== name
    shownNow = name
    draw(!isNew)
    await settled(isNew ? 2 : 0)
    if (!isNew) return
    draw(true)
    for (let turn = 0; turn < 20 && thing.isLazy && root.querySelector('.loading') !== null; turn += 1)
      await settled(1)
    for (const selector of thing.press) {
      root.querySelector<HTMLElement>(selector)?.click()
      await settled(2)
    }
  },
  /** Until a camera that is shown has said what it sees. */
  rest: async (): Promise<void> => {
    const isStarting = (): boolean => root.querySelector('.capture-picture video') !== null && !isPlaying()
    for (let turn = 0; turn < 100 && isStarting(); turn += 1) await settled(1)
    await settled(root.querySelector('.capture') === null ? 1 : 20)
  },
  examine: (): readonly string[] => examinePage(root),
  mirrorFaults: (): readonly string[] => mirrorFaults(root),
}

Object.assign(window, { gallery })
