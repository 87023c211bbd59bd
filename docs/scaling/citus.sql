-- Distributes the database of A-genda on Citus. Run it once on the coordinator, by the owner of the tables, after the
-- product has migrated an empty or a filled database and been stopped: docs/scaling.md. A test keeps it in step with the
-- schema; it has not been run on Citus itself.

-- Reference tables: small or seldom written, and named by the rows of members. A copy is on every node.
select create_reference_table('members');
select create_reference_table('themes');
select create_reference_table('theme_schedule');
select create_reference_table('theme_weeks');

-- Distributed by member: what a member keeps for themselves, which is nearly all there is. All of one member is on one
-- node, in shards of the same number, so that a transaction of theirs stays there.
select create_distributed_table('moods', 'member_id');
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
select create_distributed_table('affirmations', 'member_id', colocate_with => 'moods');
select create_distributed_table('theme_overrides', 'member_id', colocate_with => 'moods');
select create_distributed_table('theme_changes', 'member_id', colocate_with => 'moods');

-- Local tables stay as they are on the coordinator: what members share, and what is asked for by something else than
-- its member. Citus enters those that refer to a reference table into its own catalogue by itself.
-- local: posts, post_likes, comments, banners, banner_reports, images, theme_images
-- local: events, rsvps
-- local: sessions, password_resets, recent_writes, rate_counters, member_usage, first_admin, nodes
-- local: audit_log, letters, files_to_remove, content_loaded, migrations
