/** The forms of a noun after a number, by the categories of Unicode CLDR; `other` where a category has none. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/** Chooses the form that a language uses after a count. */
export function pluralRule(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}
