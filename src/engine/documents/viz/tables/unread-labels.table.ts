/**
 * Labels of what is not answered from print, and what stands for itself beside a signature: ICAO Doc 9303-4 section 4.1 and 9303-5,
 * and national cards, in the languages of `labels.table.ts`. That they are known saves the closer looks at them.
 */
export const unreadLabels: readonly string[] = [
  'Type', 'Code', 'Category', 'Signature', 'Remarks', 'Observations', 'Endorsements', 'Restrictions', 'Blood group',
  'Code of issuing State', 'Country code', 'State code', 'Issuing State', 'Type of document', 'Document type', 'Marital status',
  'Signature of bearer', 'Signature of holder', "Holder's signature", "Bearer's signature", 'Number of entries', 'Type of visa',
  'Type de document', 'Code du pays', "Code de l'État émetteur", 'Signature du titulaire', 'Remarques', 'Catégorie', "Nombre d'entrées",
  'Tipo', 'Código', 'Tipo de documento', 'Código del país', 'Firma', 'Firma del titular', 'Observaciones', 'Categoría',
  'Typ', 'Art', 'Kode', 'Unterschrift', 'Unterschrift des Inhabers', 'Unterschrift der Inhaberin', 'Bemerkungen', 'Anmerkungen',
  'Codice', 'Codice paese', 'Firma del titolare', 'Annotazioni', 'Tipo di documento',
  'Type of permit', 'Category of permit', 'Type of title', 'Type de titre', 'Type de permis', 'Catégorie du titre', 'Tipo de permiso', 'Tipo di permesso',
  'Art des Titels', 'Art des Aufenthaltstitels', 'Place of issue', 'Lieu de délivrance', 'Lugar de expedición', 'Luogo di rilascio', 'Ausstellungsort',
  'Assinatura', 'Assinatura do titular', 'Código do país', 'Observações',
] // prettier-ignore
