import type { ColumnType } from 'kysely'

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>
type Json = ColumnType<unknown, string, string>

export interface Members {
  id: string
  email: string
  name: string
  password_hash: string
  role: Generated<string>
  city: string | null
  country: string | null
  lat: number | null
  lng: number | null
  location_requested: Generated<boolean>
  time_zone: string | null
  goal_water_ml: Generated<number>
  goal_steps: Generated<number>
  goal_sleep_hours: Generated<number>
  goal_weight_kg: number | null
  suspended_at: string | null
  created_at: Generated<string>
}
export interface Sessions {
  token_hash: Buffer
  member_id: string
  id: string
  user_agent: string | null
  created_at: Generated<string>
  last_used_at: Generated<string>
}
export interface PasswordResets {
  member_id: string
  token_hash: Buffer
  expires_at: string
}
export interface AuditLog {
  id: string
  at: Generated<string>
  actor_id: string | null
  actor_name: string | null
  kind: string
  subject_id: string | null
  details: Generated<Json>
}
export interface RateCounters {
  key: string
  count: number
  resets_at: string
}
export interface Themes {
  id: string
  slug: string
  title: string
  description: Generated<string>
  cover_image: string | null
  hue: number | null
  affirmation: Generated<string>
  journaling_prompt: Generated<string>
  tarot_card: Json | null
  music_url: string | null
  song: Json | null
  exercises: Generated<Json>
  art_activity: Json | null
  menu: Generated<Json>
  recipe: Json | null
  created_at: Generated<string>
  updated_at: Generated<string>
}
export interface ContentLoaded {
  name: string
  at: Generated<string>
}
export interface Moods {
  member_id: string
  id: string
  date: string
  mood: string
  emotion_tags: Generated<string[]>
  note: string | null
  created_at: Generated<string>
}
export interface Tables {
  members: Members
  sessions: Sessions
  password_resets: PasswordResets
  audit_log: AuditLog
  rate_counters: RateCounters
  themes: Themes
  content_loaded: ContentLoaded
  moods: Moods
}
