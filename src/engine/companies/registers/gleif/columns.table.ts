const others = [1, 2, 3, 4, 5]

/** Columns of the golden copy of level 1 (LEI-CDF 3.1) that are read. https://www.gleif.org/en/lei-data/gleif-golden-copy */
export const leiColumns = [
  'LEI',
  'Entity.LegalName',
  'Entity.LegalName.xmllang',
  'Entity.LegalAddress.FirstAddressLine',
  'Entity.LegalAddress.AdditionalAddressLine.1',
  'Entity.LegalAddress.AdditionalAddressLine.2',
  'Entity.LegalAddress.City',
  'Entity.LegalAddress.Region',
  'Entity.LegalAddress.Country',
  'Entity.LegalAddress.PostalCode',
  'Entity.RegistrationAuthority.RegistrationAuthorityID',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID',
  'Entity.LegalJurisdiction',
  'Entity.LegalForm.EntityLegalFormCode',
  'Entity.LegalForm.OtherLegalForm',
  'Entity.EntityStatus',
  'Entity.EntityCreationDate',
  'Entity.EntityExpirationReason',
  'Registration.RegistrationStatus',
  ...others.map((at) => `Entity.OtherEntityNames.OtherEntityName.${at}`),
  ...others.map((at) => `Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName.${at}`),
] as const

/** Without these a file is no level 1 file. */
export const requiredLeiColumns = [
  'LEI',
  'Entity.LegalName',
  'Entity.LegalAddress.Country',
  'Entity.EntityStatus',
  'Registration.RegistrationStatus',
]

/** Of level 2, who consolidates whom (RR-CDF 2.1). The start node is the child, the end node the parent. */
export const relationshipColumns = [
  'Relationship.StartNode.NodeID',
  'Relationship.StartNode.NodeIDType',
  'Relationship.EndNode.NodeID',
  'Relationship.EndNode.NodeIDType',
  'Relationship.RelationshipType',
  'Relationship.RelationshipStatus',
  'Relationship.Quantifiers.1.QuantifierAmount',
  'Relationship.Quantifiers.1.QuantifierUnits',
  'Registration.RegistrationStatus',
] as const

/** Of level 2, why no parent is reported. */
export const exceptionColumns = ['LEI', 'Exception.Category', 'Exception.Reason.1'] as const
