import { expect, it } from 'vitest'
import { findRole } from './find-role.ts'

it.each([
  ['08-Conselheiro de Administração', 'board_member'],
  ['igazgatóság elnöke (vezető tisztségviselő)', 'chair'],
  ['Chủ tịch hội đồng thành viên', 'chair'],
  ['사내이사', 'director'],
  ['대표이사', 'managing_director'],
  ['代表取締役', 'managing_director'],
  ['取締役', 'director'],
  ['Prokuristi yksin', 'authorised_signatory'],
  ['Direktion', 'managing_director'],
  ['Bestyrelse', 'board_member'],
  ['經理人', 'managing_director'],
  ['مفوض بالتوقيع', 'authorised_signatory'],
  ['Tesorera', 'secretary'],
  ['socia e gerente, con 146 quote', 'managing_director'],
  ['SÓCIO', 'member'],
  ['DIRECTOR / PRESIDENTE: YARISEL', 'chair'],
  ['Director/Secretario', 'secretary'],
  ['DIRECTOR SECRETARIO: ABDIEL', 'secretary'],
  ['Director / Tesorero', 'director'],
  ['Director, Presidente', 'director'],
  ['مسير شريك', 'managing_director'],
  ['أمين السر', 'secretary'],
  ['شريكة ومديرة', 'managing_director'],
  ['مدير', 'managing_director'],
  ['Yönetim Kurulu Başkan Vekili', 'board_member'],
  ['PREZES ZARZĄDU', 'chair'],
  ['procura collettiva a due', 'authorised_signatory'],
  ['directeur, in functie sedert 2008', 'managing_director'],
  ['Apoderado generalísimo', 'authorised_signatory'],
])('%s is a %s', (printed, role) => {
  expect(findRole(printed)?.role).toBe(role)
})
