import { examined, field, type Notebook, type StoreUnderCheck } from './store.ts'

const consents = `
  select c.id as page_key, c.id, (s.mode = c.mode and s.account_id = c.account_id)::text as same_person,
    (c.transaction_id is null or exists (select from transactions t where t.id = c.transaction_id
      and t.subject_id = c.subject_id and t.account_id = c.account_id))::text as has_record,
    (c.text_digest is null or exists (select from consent_texts x where x.account_id = c.account_id
      and x.mode = c.mode and x.text_id = c.text_id and x.locale = c.locale and x.digest = c.text_digest))::text as has_text,
    (exists (select from subject_keys sk where sk.subject_id = c.subject_id))::text as is_known
  from consents c
  left join subjects s on s.id = c.subject_id
  where c.id > $1 order by c.id limit $2`

const texts = `
  select encode(x.digest, 'hex') || x.account_id || x.mode || x.text_id || '/' || x.locale as page_key,
    encode(x.digest, 'hex') as digest, (sha256(convert_to(x.content, 'UTF8')) = x.digest)::text as is_whole
  from consent_texts x
  where encode(x.digest, 'hex') || x.account_id || x.mode || x.text_id || '/' || x.locale > $1
  order by 1 limit $2`

/** Who agreed is someone of the same account and mode who was not erased, and the wording is the one that was kept. */
export async function checkConsents(store: StoreUnderCheck, notes: Notebook): Promise<void> {
  notes.begin('consents')
  for await (const row of examined(store, notes, consents)) {
    const id = field(row, 'id')
    const sound = row['same_person'] === 'true' && row['is_known'] === 'true'
    notes.expect(sound, id, 'It is of a person of another account or mode, or of one who was erased.')
    notes.expect(row['has_record'] === 'true', id, 'The transaction that it was sent with is not there.')
    notes.expect(row['has_text'] === 'true', id, 'The wording that was agreed to is not there.')
  }
  notes.begin('consent texts')
  for await (const row of examined(store, notes, texts))
    notes.expect(row['is_whole'] === 'true', field(row, 'digest'), 'The wording was altered.')
}
