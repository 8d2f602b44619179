import { type LanguageCode, isLanguage, languageCodes, languageOf } from '../i18n/languages.ts'
import { TextContext, useText } from '../i18n/text.ts'
import { useContext } from 'preact/hooks'
import { useCompany } from './page-flow.ts'
import { useLogo } from './use-brand.ts'

interface PageHeaderProps {
  readonly onLanguage: (code: LanguageCode) => void
}

/** Whose page it is, and its language. */
export function PageHeader({ onLanguage }: PageHeaderProps) {
  const company = useCompany()
  const logo = useLogo()
  const { flow } = useText()
  const { code } = useContext(TextContext)
  return (
    <div class="page-header">
      <div class="company">
        {logo === null ? <span dir="auto">{company}</span> : <img src={logo} alt={company} class="logo" />}
      </div>
      {languageCodes.length < 2 ? null : (
        <label class="language">
          <span class="visually-hidden">{flow.language}</span>
          <select
            value={code}
            onChange={({ currentTarget: { value } }) => {
              if (isLanguage(value)) onLanguage(value)
            }}
          >
            {languageCodes.map((one) => (
              <option key={one} value={one} lang={languageOf(one).tag}>
                {languageOf(one).name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
