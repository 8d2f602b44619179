-- Statements that are sent together cannot look at each other's answers: one that must hold says so to the server.

-- Raises `state` (five characters, class SB) unless `holds`: the whole transaction is then undone.
create or replace function symbolon_require(holds boolean, state text) returns void language plpgsql as $$
begin
  if holds is not true then
    raise exception 'a condition of this service does not hold' using errcode = state;
  end if;
end
$$;
