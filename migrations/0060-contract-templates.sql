-- Templates of contracts. Every version is kept: a generated file says which one it came from. The name lies apart from the
-- content, so that a list opens names alone.
create table if not exists contract_templates (
  id text primary key,
  account_id text not null references accounts (id),
  mode text not null check (mode in ('live', 'test')),
  version integer not null,
  created_at bigint not null,
  -- 0 until it is changed.
  updated_at bigint not null,
  removed_at bigint
);
create index if not exists contract_templates_listed on contract_templates (account_id, created_at, id);

create table if not exists contract_template_versions (
  template_id text not null references contract_templates (id),
  version integer not null,
  account_id text not null references accounts (id),
  parent integer,
  author text not null,
  created_at bigint not null,
  account_key_version integer not null,
  sealed_name bytea not null,
  sealed bytea not null,
  primary key (template_id, version)
);

alter table contract_templates enable row level security;
drop policy if exists account_wall on contract_templates;
create policy account_wall on contract_templates for all to symbolon_app
  using (account_id = current_setting('symbolon.account', true))
  with check (account_id = current_setting('symbolon.account', true));
grant select, insert, update on contract_templates to symbolon_app;

alter table contract_template_versions enable row level security;
drop policy if exists account_wall on contract_template_versions;
create policy account_wall on contract_template_versions for all to symbolon_app
  using (account_id = current_setting('symbolon.account', true))
  with check (account_id = current_setting('symbolon.account', true));
-- Written once, never changed.
grant select, insert on contract_template_versions to symbolon_app;
