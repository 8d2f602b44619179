import { Refusal } from '../../../../vocabulary/refusals.ts'
import { readTable, type TableRow, groupAdjacentRows } from '../read-table.ts'
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
  for await (const group of groupAdjacentRows(rows, (row) => row.cell('Entity_LogicalId'))) {
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
  const all = (column: string) => [...new Set(rows.map((row) => row.cell(column)))].filter(isText)
  const rowsHaving = (...columns: readonly string[]) =>
    rows.filter((row) => columns.some((column) => isText(row.cell(column))))
  return {
    logicalId: first.cell('Entity_LogicalId'),
    euReference: first.cell('Entity_EU_ReferenceNumber'),
    unReference: first.cell('Entity_UnitedNationId'),
    subjectType: first.cell('Entity_SubjectType'),
    remarks: [...all('Entity_Remark'), ...all('Entity_DesignationDetails')],
    programmes: all('Entity_Regulation_Programme'),
    links: all('Entity_Regulation_PublicationUrl'),
    listedOn: first.cell('Entity_DesignationDate') || first.cell('Entity_Regulation_PublicationDate'),
    names: rowsHaving('NameAlias_WholeName', 'NameAlias_LastName').map((row) => ({
      wholeName: row.cell('NameAlias_WholeName'),
      lastName: row.cell('NameAlias_LastName'),
      firstName: row.cell('NameAlias_FirstName'),
      middleName: row.cell('NameAlias_MiddleName'),
      isStrong: null,
      gender: row.cell('NameAlias_Gender'),
      title: row.cell('NameAlias_Title'),
      function: row.cell('NameAlias_Function'),
    })),
    births: rowsHaving('BirthDate_BirthDate', 'BirthDate_Year', 'BirthDate_YearRangeFrom', 'BirthDate_City', 'BirthDate_Place').map((row) => ({
      date: row.cell('BirthDate_BirthDate'),
      year: row.cell('BirthDate_Year'),
      yearFrom: row.cell('BirthDate_YearRangeFrom'),
      yearTo: row.cell('BirthDate_YearRangeTo'),
      isApproximate: row.cell('BirthDate_Circa').toLowerCase() === 'true',
      place: joinCells(row, ['BirthDate_City', 'BirthDate_Place', 'BirthDate_Region', 'BirthDate_CountryDescription']),
    })),
    identifiers: rowsHaving('Identification_Number', 'Identification_LatinNumber').map((row) => ({
      type: row.cell('Identification_TypeCode'),
      value: row.cell('Identification_Number') || row.cell('Identification_LatinNumber'),
      country: row.cell('Identification_CountryIso2Code'),
    })),
    citizenships: all('Citizenship_CountryIso2Code'),
    addresses: rows.map((row) => ({
      line: joinCells(row, ['Address_Street', 'Address_PoBox', 'Address_Place', 'Address_ZipCode', 'Address_City', 'Address_Region', 'Address_CountryDescription']),
      country: row.cell('Address_CountryIso2Code'),
    })),
    original: { rows: rows.map(({ cellsByColumn }) => cellsByColumn) },
  } // prettier-ignore
}

function joinCells(row: TableRow, columns: readonly string[]): string {
  return columns.map((column) => row.cell(column)).filter(isText).join(', ')
} // prettier-ignore

function isText(text: string): boolean {
  return text !== '' && text !== 'UNKNOWN'
}
