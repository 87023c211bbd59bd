-- Set while others do not see it. It follows from the decisions that were not undone, the latest of which counts.
alter table posts add column hidden_at timestamptz;
alter table comments add column hidden_at timestamptz;
-- Set while it waits to be deleted by an administrator's word, so that the word can be taken back. Nobody sees it.
alter table posts add column removed_at timestamptz;
alter table comments add column removed_at timestamptz;
create index posts_removed on posts (removed_at) where removed_at is not null;
create index comments_removed on comments (removed_at) where removed_at is not null;
-- What its author says before it, which folds it.
alter table posts add column content_note text;
-- When its author changed it after moderation, once, and what it said before.
alter table posts add column edited_at timestamptz;
alter table posts add column content_before text;

-- What members reported. Banners have reports of their own.
create table reports (
  member_id uuid not null references members on delete cascade,
  subject_kind text not null check (subject_kind in ('post', 'comment', 'member')),
  subject_id uuid not null,
  reason text not null check (reason in ('unkind', 'spam', 'private', 'worry', 'other')),
  words text not null,
  at timestamptz not null,
  -- Null while it is open.
  outcome text check (outcome in ('upheld', 'dismissed')),
  decision_id uuid,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (decision_id is null)),
  primary key (member_id, subject_kind, subject_id)
);
create index reports_subject on reports (subject_kind, subject_id, at);
create index reports_decision on reports (decision_id) where decision_id is not null;
-- How often a reporter was dismissed lately.
create index reports_dismissed on reports (member_id, decided_at) where outcome = 'dismissed';

-- What there is to decide, or was: one row for each post, comment or member that was ever reported or flagged.
create table cases (
  subject_kind text not null check (subject_kind in ('post', 'comment', 'member')),
  subject_id uuid not null,
  -- Whose it is.
  member_id uuid not null references members on delete cascade,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- Words of the administrators' list that it holds.
  flagged text[] not null default '{}',
  primary key (subject_kind, subject_id)
);
create index cases_open on cases (opened_at, subject_id) where closed_at is null;
create index cases_open_kind on cases (subject_kind, opened_at, subject_id) where closed_at is null;
create index cases_closed on cases (closed_at, subject_id) where closed_at is not null;
create index cases_closed_kind on cases (subject_kind, closed_at, subject_id) where closed_at is not null;
create index cases_member on cases (member_id);

-- What was decided about something of a member. Reports that hide by their number decide without an actor.
create table decisions (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  subject_kind text not null check (subject_kind in ('post', 'comment', 'member')),
  subject_id uuid not null,
  action text not null check (action in ('dismiss', 'hide', 'remove', 'message')),
  -- What the author is told.
  words text not null,
  -- How what it is about began, for its author to know it.
  excerpt text not null,
  actor_id uuid,
  at timestamptz not null,
  undone_at timestamptz,
  -- When the author saw it.
  seen_at timestamptz
);
create index decisions_member on decisions (member_id, at desc, id desc);
create index decisions_subject on decisions (subject_kind, subject_id, at desc, id desc);

-- What an author says against a decision.
create table appeals (
  decision_id uuid primary key references decisions on delete cascade,
  member_id uuid not null references members on delete cascade,
  words text not null,
  at timestamptz not null,
  granted boolean,
  answer text,
  actor_id uuid,
  answered_at timestamptz,
  check ((granted is null) = (answered_at is null))
);
create index appeals_open on appeals (at, decision_id) where answered_at is null;
create index appeals_answered on appeals (answered_at, decision_id) where answered_at is not null;
create index appeals_member on appeals (member_id);

-- What administrators write for each other about something of a member.
create table case_notes (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  subject_kind text not null check (subject_kind in ('post', 'comment', 'member', 'banner')),
  subject_id uuid not null,
  words text not null,
  actor_id uuid,
  at timestamptz not null
);
create index case_notes_member on case_notes (member_id, at desc);

-- Words that bring what holds them before an administrator. They keep nothing back. `folded` is their form in a search.
create table flagged_words (
  folded text primary key,
  word text not null
);
