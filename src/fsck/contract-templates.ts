import type { OpenedAccounts } from './keys.ts'
import { bytesOf, examined, field, type Notebook, property, type StoreUnderCheck } from './store.ts'
import { unsealJson } from './unseal.ts'

const versions = `
  select v.template_id || ' ' || lpad(v.version::text, 10, '0') as page_key, v.template_id, v.version::text,
    v.parent::text, v.account_id, v.account_key_version::text, encode(v.sealed, 'hex') as sealed,
    encode(v.sealed_name, 'hex') as sealed_name,
    (exists (select from contract_templates t where t.id = v.template_id and t.account_id = v.account_id))::text as is_owned
  from contract_template_versions v
  where v.template_id || ' ' || lpad(v.version::text, 10, '0') > $1 order by 1 limit $2`

/** Every version of a template opens, is of the account of the template, and none is missing. */
export async function checkContractTemplates(
  store: StoreUnderCheck,
  notes: Notebook,
  accounts: OpenedAccounts,
): Promise<void> {
  notes.begin('contract templates')
  for await (const row of examined(store, notes, versions)) {
    const [id, version, account] = [
      field(row, 'template_id'),
      field(row, 'version'),
      field(row, 'account_id'),
    ]
    const key = accounts.find(account, 'wrap', Number(field(row, 'account_key_version')))
    const open = (kind: string, column: string) =>
      key && unsealJson(key, [account, id, kind, version], bytesOf(field(row, column)))
    const opens =
      property(open('template', 'sealed'), 'content') !== undefined &&
      property(open('template-name', 'sealed_name'), 'name') !== undefined
    notes.expect(opens, id, `Version ${version} of the template does not open.`)
    const parent = version === '1' ? null : String(Number(version) - 1)
    const follows = (row['parent'] ?? null) === parent && row['is_owned'] === 'true'
    notes.expect(follows, id, `Version ${version} of the template does not follow the one before.`)
  }
  const gaps = await store.query(
    `select t.id from contract_templates t left join contract_template_versions v on v.template_id = t.id
     group by t.id, t.version having count(v.version) <> t.version or max(v.version) <> t.version`,
    [],
  )
  for (const row of gaps) notes.wrong(field(row, 'id'), 'A version of the template is missing.')
}
