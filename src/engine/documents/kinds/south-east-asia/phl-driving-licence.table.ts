import type { KindDefinition } from '../kind-definition.ts'

export const phlDrivingLicence: KindDefinition = {
  id: 'phl-driving-licence',
  family: 'phl-driving-licence',
  issuer: 'PHL',
  type: 'D',
  name: 'Driver’s License',
  size: 'ID-1',
  languages: ['en'],
  scripts: ['Latn'],
  ownTitles: [],
  titles: ["DRIVER'S LICENSE", "NON-PROFESSIONAL DRIVER'S LICENSE", "PROFESSIONAL DRIVER'S LICENSE"],
  issuerWords: ['REPUBLIC OF THE PHILIPPINES', 'LAND TRANSPORTATION OFFICE'],
  sides: [
    {
      side: 'FRONT',
      words: ['DEPARTMENT OF TRANSPORTATION'],
      fields: [
        {
          key: 'fullName',
          labels: ['Last Name, First Name, Middle Name', 'Last Name. First Name. Middle Name'],
        },
        { key: 'nationalityIso3', labels: ['Nationality'] },
        { key: 'sex', labels: ['Sex'] },
        { key: 'dob', labels: ['Date of Birth'], date: 'YYYY/MM/DD' },
        { key: 'weight', labels: ['Weight (kg)', 'Weight'] },
        { key: 'height', labels: ['Height (m)', 'Height'] },
        { key: 'address1', labels: ['Address'] },
        { key: 'documentNumber', labels: ['License No', 'License No.'], pattern: /[A-Z]\d{2}-\d{2}-\d{6}/ },
        { key: 'expiry', labels: ['Expiration Date'], date: 'YYYY/MM/DD' },
        { key: 'unread', labels: ['Agency Code'] },
        { key: 'unread', labels: ['Blood Type'], isOptional: true },
        { key: 'eyeColor', labels: ['Eyes Color'], isOptional: true },
        { key: 'vehicleClass', labels: ['DL Codes', 'Restrictions'], isOptional: true },
        { key: 'restrictions', labels: ['Conditions'], isOptional: true },
      ],
      regions: [{ what: 'portrait', region: [0.03, 0.32, 0.24, 0.5] }],
    },
  ],
  sources: ['https://lto.gov.ph/', 'https://en.wikipedia.org/wiki/Driver%27s_license_in_the_Philippines'],
  tried: 'description',
}
