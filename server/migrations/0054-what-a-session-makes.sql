-- A link to an export ends with the session in which it was made, unless all of it was sent before.
alter table download_tickets add column session_hash bytea references sessions on delete cascade;
create index download_tickets_session on download_tickets (session_hash);
