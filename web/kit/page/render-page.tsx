import { render, type ComponentChild } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import type { Catalogue } from '../../i18n/catalogue.ts'
import { languages } from '../../i18n/languages.ts'
import { TextContext, type LocalisedText } from '../../i18n/text.ts'
import { preferenceQuery, readPreferences, type Preferences } from '../state/preferences.ts'

export interface ShownPreferences {
  readonly preferences: Preferences
  readonly onPreferences: (preferences: Preferences) => void
}

interface PageContent {
  readonly title: (text: Catalogue) => string
  readonly show: (shown: ShownPreferences) => ComponentChild
}

interface PageProps extends PageContent {
  readonly initial: Preferences
  readonly initialText: LocalisedText
}

/** The page in the language and the colours that a person wants. */
function Page({ initial, initialText, title, show }: PageProps) {
  const [preferences, setPreferences] = useState(initial)
  const [localised, setLocalised] = useState(initialText)
  const { language, theme } = preferences
  useEffect(() => {
    const query = preferenceQuery({ language, theme }, navigator.languages)
    history.replaceState(null, '', `${location.pathname}${query}${location.hash}`)
    document.documentElement.dataset['theme'] = theme
  }, [language, theme])
  useEffect(() => {
    let isWanted = true
    void languages[language].load().then((text) => {
      if (isWanted) setLocalised({ language, text })
    })
    return () => {
      isWanted = false
    }
  }, [language])
  // With the text, before it is painted: a screen reader never reads it in another language.
  useLayoutEffect(() => {
    document.documentElement.lang = localised.language
    document.title = title(localised.text)
  }, [localised])
  return (
    <TextContext.Provider value={localised}>
      {show({ preferences, onPreferences: setPreferences })}
    </TextContext.Provider>
  )
}

/** Renders a page into the element `page` of its HTML. */
export async function renderPage(content: PageContent): Promise<void> {
  const root = document.getElementById('page')
  if (root === null) throw new Error('index.html has no element "page".')
  const initial = readPreferences(location.search, navigator.languages)
  document.documentElement.dataset['theme'] = initial.theme
  const text = await languages[initial.language].load()
  render(<Page {...content} initial={initial} initialText={{ language: initial.language, text }} />, root)
}
