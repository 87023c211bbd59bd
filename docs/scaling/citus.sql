-- Distributes the database of A-genda on Citus (docs/scaling.md). Run it once on the coordinator, as the owner of the
-- tables, after the product has migrated an empty or a filled database and has been stopped. A test compares it with the
-- schema. It has not been run on Citus itself.

-- Reference tables: small or seldom written, and referred to by the rows of members. Every node has a copy.
select create_reference_table('members');
select create_reference_table('themes');
select create_reference_table('theme_texts');
select create_reference_table('theme_schedule');
select create_reference_table('theme_weeks');

-- Distributed by member: a member's own records, which are most of the data. All rows of one member are on one node, in
-- shards of the same number, so a member's transaction stays on that node.
select create_distributed_table('moods', 'member_id');
select create_distributed_table('practice', 'member_id', colocate_with => 'moods');
select create_distributed_table('health_entries', 'member_id', colocate_with => 'moods');
select create_distributed_table('health_changes', 'member_id', colocate_with => 'moods');
select create_distributed_table('daily_notes', 'member_id', colocate_with => 'moods');
select create_distributed_table('weekly_goals', 'member_id', colocate_with => 'moods');
select create_distributed_table('repeating_items', 'member_id', colocate_with => 'moods');
select create_distributed_table('repeat_versions', 'member_id', colocate_with => 'moods');
select create_distributed_table('journals', 'member_id', colocate_with => 'moods');
select create_distributed_table('journal_entries', 'member_id', colocate_with => 'moods');
select create_distributed_table('journal_images', 'member_id', colocate_with => 'moods');
select create_distributed_table('journal_entry_images', 'member_id', colocate_with => 'moods');
select create_distributed_table('imports', 'member_id', colocate_with => 'moods');
select create_distributed_table('import_rows', 'member_id', colocate_with => 'moods');
select create_distributed_table('imported_items', 'member_id', colocate_with => 'moods');
select create_distributed_table('affirmations', 'member_id', colocate_with => 'moods');
select create_distributed_table('theme_overrides', 'member_id', colocate_with => 'moods');
select create_distributed_table('theme_changes', 'member_id', colocate_with => 'moods');
select create_distributed_table('erasures', 'member_id', colocate_with => 'moods');
select create_distributed_table('notice_settings', 'member_id', colocate_with => 'moods');

-- Local tables stay on the coordinator: what members share, and what is not found by its member. Citus itself registers
-- those that refer to a reference table in its catalog.
-- local: posts, post_likes, comments, banners, banner_reports, blocks, images, theme_images
-- local: reports, cases, decisions, appeals, case_notes, flagged_words
-- local: events, rsvps, waitlist, place_notices, event_messages, feeds, event_cancellations
-- local: one_time_codes, recovery_codes, passkeys, challenges, known_devices, sign_in_alarms, factor_removals, held_emails
-- local: invitations, invited_members, member_identities, oidc_attempts
-- local: sessions, password_resets, download_tickets, recent_writes, rate_counters, member_usage, first_admin, nodes
-- local: push_keys, push_subscriptions, push_deliveries, notices, notice_tickets, notices_to_plan
-- local: notice_letters, letter_tickets, letter_refusals, admin_news
-- local: deletions, audit_log, letters, files_to_remove, content_loaded, migrations
