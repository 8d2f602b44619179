-- From which score on the account wants to hear of a hit; null = as shipped.
alter table accounts add column if not exists screening_band double precision
  check (screening_band >= 0 and screening_band <= 1);
