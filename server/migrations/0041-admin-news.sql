-- What an administrator is told of by mail: whether they want it, and when they were told last.
create table admin_news (
  member_id uuid not null references members on delete cascade,
  kind text not null check (kind in ('reports', 'backup', 'disk', 'letters')),
  by_mail boolean not null default true,
  told_at timestamptz,
  -- Of the last letter's link that stops them.
  ticket_hash bytea,
  primary key (member_id, kind)
);
create index admin_news_ticket on admin_news (ticket_hash) where ticket_hash is not null;
