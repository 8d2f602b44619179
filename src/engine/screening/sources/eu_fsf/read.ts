import { Refusal } from '../../../../vocabulary/refusals.ts'
import { readTable, type TableRow, together } from '../read-table.ts'
import type { FsfRecord } from './record.ts'

/**
 * Records of `csvFullSanctionsList_1_1`: parted by semicolons, a row for each name, birth, number, citizenship and address
 * of an entity, which stand together. Throws Refusal ERROR_OPERATION_FAILED.
 */
export async function* readFsf(chunks: AsyncIterable<string>): AsyncGenerator<FsfRecord> {
  const title = 'csvFullSanctionsList_1_1.csv'
  const columns = [
    'Entity_LogicalId',
    'Entity_SubjectType',
    'NameAlias_WholeName',
    'BirthDate_BirthDate',
    'Identification_Number',
  ]
  const rows = readTable(chunks, { title, columns, delimiter: ';' })
  for await (const group of together(rows, (row) => row.of('Entity_LogicalId'))) {
    const record = recordOf(group)
    if (record.logicalId === '' || record.names.length === 0) {
      throw new Refusal('ERROR_OPERATION_FAILED', {
        message: `Row ${group[0].number} of ${title} has no number or no name.`,
      })
    }
    yield record
  }
}

function recordOf(rows: readonly [TableRow, ...TableRow[]]): FsfRecord {
  const [first] = rows
  const all = (column: string) => [...new Set(rows.map((row) => row.of(column)))].filter(isText)
  const having = (...columns: readonly string[]) =>
    rows.filter((row) => columns.some((column) => isText(row.of(column))))
  return {
    logicalId: first.of('Entity_LogicalId'),
    euReference: first.of('Entity_EU_ReferenceNumber'),
    unReference: first.of('Entity_UnitedNationId'),
    subject: first.of('Entity_SubjectType'),
    remarks: [...all('Entity_Remark'), ...all('Entity_DesignationDetails')],
    programmes: all('Entity_Regulation_Programme'),
    links: all('Entity_Regulation_PublicationUrl'),
    listedOn: first.of('Entity_DesignationDate') || first.of('Entity_Regulation_PublicationDate'),
    names: having('NameAlias_WholeName', 'NameAlias_LastName').map((row) => ({
      whole: row.of('NameAlias_WholeName'),
      last: row.of('NameAlias_LastName'),
      first: row.of('NameAlias_FirstName'),
      middle: row.of('NameAlias_MiddleName'),
      strong: null,
      gender: row.of('NameAlias_Gender'),
      title: row.of('NameAlias_Title'),
      function: row.of('NameAlias_Function'),
    })),
    births: having('BirthDate_BirthDate', 'BirthDate_Year', 'BirthDate_YearRangeFrom', 'BirthDate_City', 'BirthDate_Place').map((row) => ({
      date: row.of('BirthDate_BirthDate'),
      year: row.of('BirthDate_Year'),
      yearFrom: row.of('BirthDate_YearRangeFrom'),
      yearTo: row.of('BirthDate_YearRangeTo'),
      circa: row.of('BirthDate_Circa').toLowerCase() === 'true',
      place: line(row, ['BirthDate_City', 'BirthDate_Place', 'BirthDate_Region', 'BirthDate_CountryDescription']),
    })),
    numbers: having('Identification_Number', 'Identification_LatinNumber').map((row) => ({
      type: row.of('Identification_TypeCode'),
      value: row.of('Identification_Number') || row.of('Identification_LatinNumber'),
      country: row.of('Identification_CountryIso2Code'),
    })),
    citizenships: all('Citizenship_CountryIso2Code'),
    addresses: rows.map((row) => ({
      line: line(row, ['Address_Street', 'Address_PoBox', 'Address_Place', 'Address_ZipCode', 'Address_City', 'Address_Region', 'Address_CountryDescription']),
      country: row.of('Address_CountryIso2Code'),
    })),
    original: { rows: rows.map(({ stated }) => stated) },
  } // prettier-ignore
}

function line(row: TableRow, columns: readonly string[]): string {
  return columns.map((column) => row.of(column)).filter(isText).join(', ')
} // prettier-ignore

function isText(text: string): boolean {
  return text !== '' && text !== 'UNKNOWN'
}
