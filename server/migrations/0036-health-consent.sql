-- Since when a member lets administrators look at their health entries. It counts only where the operator asks for it.
alter table members add column health_consent_at timestamptz;

-- Letters that may not have arrived, which the overview of the back office counts.
create index letters_waiting on letters (at) where handed_over_at is null;
