-- The try that wrote a letter down: when the database went away before it could say whether it had kept that, the
-- same try asks once more and knows its own.
alter table letters add column claimed_by uuid;
