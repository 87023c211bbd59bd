// Written by `npm run db:types` from the migrations. To change it, add a migration.
// biome-ignore-all format: see above
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type Tables = {
  admin_news: {
    member_id: string
    kind: 'reports' | 'backup' | 'disk' | 'letters'
    by_mail: Generated<boolean>
    told_at: string | null
    ticket_hash: Buffer | null
  }
  affirmations: {
    member_id: string
    date: string
    text: string
    language: Generated<string>
  }
  appeals: {
    decision_id: string
    member_id: string
    words: string
    at: string
    granted: boolean | null
    answer: string | null
    actor_id: string | null
    answered_at: string | null
  }
  audit_log: {
    id: string
    at: Generated<string>
    actor_id: string | null
    actor_name: string | null
    kind: string
    subject_id: string | null
    details: ColumnType<unknown, string | undefined, string>
    search_text: Generated<string>
    changes: ColumnType<unknown, string | null | undefined, string | null>
  }
  banner_reports: {
    member_id: string
    banner_id: string
    reason: string
    created_at: Generated<string>
  }
  banners: {
    member_id: string
    id: string
    url: string
    image_hash: string
    is_shared: Generated<boolean>
    show_name: Generated<boolean>
    caption: string | null
    alt_text: string
    palette: Generated<string[]>
    report_count: Generated<number>
    created_at: string
    unshared_by_admin: Generated<boolean>
  }
  blocks: {
    member_id: string
    blocked_id: string
    at: string
  }
  case_notes: {
    id: string
    member_id: string
    subject_kind: 'post' | 'comment' | 'member' | 'banner'
    subject_id: string
    words: string
    actor_id: string | null
    at: string
  }
  cases: {
    subject_kind: 'post' | 'comment' | 'member' | 'banner'
    subject_id: string
    member_id: string
    opened_at: string
    closed_at: string | null
    flagged: Generated<string[]>
  }
  challenges: {
    token_hash: Buffer
    kind: 'code' | 'passkey' | 'new-passkey'
    member_id: string | null
    challenge: string | null
    tries: Generated<number>
    audit_id: string | null
    expires_at: string
  }
  comments: {
    member_id: string
    id: string
    post_id: string
    content: string
    created_at: Generated<string>
    hidden_at: string | null
    removed_at: string | null
  }
  content_loaded: {
    name: string
    at: Generated<string>
  }
  daily_notes: {
    member_id: string
    date: string
    items: ColumnType<unknown, string, string>
    version: number
    updated_at: Generated<string>
  }
  decisions: {
    id: string
    member_id: string
    subject_kind: 'post' | 'comment' | 'member' | 'banner'
    subject_id: string
    action: 'dismiss' | 'hide' | 'remove' | 'message'
    words: string
    excerpt: string
    actor_id: string | null
    at: string
    undone_at: string | null
    seen_at: string | null
    dismissed_reports: Generated<number>
  }
  deletions: {
    member_id: string
    at: string
    counts: ColumnType<unknown, string, string>
    receipt: string
  }
  download_tickets: {
    token_hash: Buffer
    member_id: string
    kinds: string[] | null
    expires_at: string
    used_at: string | null
    finished_at: string | null
    session_hash: Buffer | null
  }
  erasures: {
    member_id: string
    receipt: string
    kind: string
    at: string
    counts: ColumnType<unknown, string, string>
  }
  event_cancellations: {
    member_id: string
    event_id: string
    kind: 'events' | 'community'
    event: ColumnType<unknown, string, string>
    cancelled_at: string
  }
  event_messages: {
    event_id: string
    id: string
    occurrence: Generated<string>
    text: string
    at: string
  }
  events: {
    id: string
    title: string
    description: string
    starts_at: string
    ends_at: string
    all_day: boolean
    location: ColumnType<unknown, string, string>
    tags: string[]
    visibility: 'all' | 'geo'
    geo_lat: number | null
    geo_lng: number | null
    geo_radius_km: number | null
    ticket_url: string | null
    booking_url: string | null
    price: number | null
    currency: 'USD' | 'EUR' | 'TRY'
    capacity: number | null
    rsvp_required: boolean
    recurrence: string | null
    reminders_default: number[]
    is_active: boolean
    time_zone: string | null
    created_at: string
    last_starts_at: string
    last_ends_at: string
    search_text: string
    reach: GeneratedAlways<string | null>
    sequence: Generated<number>
    changed_at: Generated<string>
    changes: ColumnType<unknown, string | undefined, string>
    earliest_starts_at: string | null
    last_occurrence: string | null
    span: GeneratedAlways<string>
    waitlist: Generated<boolean>
    revision: Generated<string>
  }
  factor_removals: {
    member_id: string
    made_from: string
    made_until: string
    due_at: string
  }
  feeds: {
    member_id: string
    id: string
    kind: 'events' | 'planner' | 'community'
    token_hash: Buffer
    made_at: string
    last_read_at: string | null
    last_reader: string | null
  }
  files_to_remove: {
    key: string
    remove_at: string
  }
  first_admin: {
    member_id: string
    password_hash: string
    printed_at: string | null
  }
  flagged_words: {
    folded: string
    word: string
  }
  health_changes: {
    member_id: string
    id: string
    made_at: Generated<string>
  }
  health_entries: {
    member_id: string
    date: string
    id: string
    water_ml: number | null
    steps: number | null
    sleep_hours: number | null
    weight_kg: number | null
    body_fat_pct: number | null
    waist_cm: number | null
    systolic: number | null
    diastolic: number | null
    glucose_mg_dl: number | null
    glucose_context: 'fasting' | 'postmeal' | null
    meds: ColumnType<unknown, string | undefined, string>
    notes: string | null
    updated_at: Generated<string>
  }
  held_emails: {
    member_id: string
    kind: 'new-device' | 'password' | 'second-factor' | 'feed' | 'erasure' | 'leaving'
    count: number
    first_at: string
  }
  images: {
    hash: string
    width: number
    height: number
    widths: number[]
    lqip: string
    palette: Generated<string[]>
    touched_at: Generated<string>
    removing_at: string | null
  }
  import_rows: {
    member_id: string
    import_id: string
    kind: string
    target: string
    before: ColumnType<unknown, string | null | undefined, string | null>
    after: string
  }
  imported_items: {
    member_id: string
    item_id: string
    import_id: string
  }
  imports: {
    member_id: string
    id: string
    source: string
    file_name: string
    begun_at: string
    finished_at: string | null
    undone_at: string | null
    counts: ColumnType<unknown, string | undefined, string>
    earlier_members: Generated<string[]>
  }
  invitations: {
    id: string
    name: string
    token_hash: Buffer
    made_by: string | null
    made_at: string
    ends_at: string
    most_uses: number
    uses: Generated<number>
    revoked_at: string | null
  }
  invited_members: {
    member_id: string
    invitation_id: string
    at: string
  }
  journal_entries: {
    member_id: string
    id: string
    date: string
    title: Generated<string>
    body: Generated<string>
    tags: Generated<string[]>
    starred: Generated<boolean>
    mood_id: string | null
    theme_id: string | null
    theme_title: string | null
    prompt: string | null
    copy_of: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
    search: Generated<string>
  }
  journal_entry_images: {
    member_id: string
    entry_id: string
    position: number
    image_id: string
    alt: Generated<string>
  }
  journal_images: {
    member_id: string
    id: string
    key: string
    width: number
    height: number
    widths: number[]
    unused_since: Generated<string | null>
  }
  journals: {
    member_id: string
    on_this_day: Generated<'off' | 'pleasant' | 'all'>
    search_form: Generated<number>
  }
  known_devices: {
    member_id: string
    device_hash: Buffer
    device: string
    first_seen_at: string
    last_seen_at: string
  }
  letter_refusals: {
    member_id: string
    kind: 'events' | 'plan' | 'weekly' | 'medicines' | 'check-in' | 'theme'
    by: 'member' | 'address'
    times: Generated<number>
    at: string
  }
  letter_tickets: {
    token_hash: Buffer
    member_id: string
    kinds: string[]
    made_at: string
    used_at: string | null
  }
  letters: {
    id: string
    kind: string
    at: Generated<string>
    handed_over_at: string | null
    claimed_by: string | null
  }
  member_identities: {
    member_id: string
    issuer: string
    subject: string
    linked_at: string
  }
  member_usage: {
    member_id: string
    rows: Generated<number>
    bytes: Generated<number>
    pictures: Generated<number>
    measured_at: string
    saves: Generated<number>
    saves_reset_at: Generated<string>
  }
  members: {
    id: string
    email: string
    name: string
    password_hash: string
    role: Generated<'member' | 'moderator' | 'curator' | 'admin'>
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
    search_text: string
    must_change_password: Generated<boolean>
    language: string | null
    leaves_at: string | null
    last_seen_on: string | null
    health_consent_at: string | null
    has_no_password: Generated<boolean>
    health_consent_answered_at: string | null
    seen_language: string | null
    email_proved_at: string | null
    month_starts_on: Generated<'sunday' | 'monday'>
    last_reset_at: string | null
  }
  moods: {
    member_id: string
    id: string
    date: string
    mood: string
    emotion_tags: Generated<string[]>
    note: string | null
    created_at: Generated<string>
    version: Generated<number>
  }
  nodes: {
    id: string
    host: string
    picture_store: string
    picture_place: string
    seen_at: string
  }
  notice_letters: {
    member_id: string
    id: string
    made_at: string
    try_at: string | null
    tries: Generated<number>
  }
  notice_settings: {
    member_id: string
    channels: ColumnType<unknown, string | undefined, string>
    quiet_from: string | null
    quiet_to: string | null
    check_in_times: Generated<string[]>
    show_text: Generated<boolean>
    mail_text: Generated<boolean>
    by_mail: GeneratedAlways<boolean>
  }
  notice_tickets: {
    token_hash: Buffer
    member_id: string
    kind: 'mood' | 'dose' | 'snooze'
    key: string
    date: string
    expires_at: string
  }
  notices: {
    member_id: string
    key: string
    kind: 'events' | 'plan' | 'weekly' | 'medicines' | 'check-in' | 'theme' | 'test' | 'sign-in'
    planned_for: string
    due_at: string
    snoozed: Generated<boolean>
    expires_at: string
    about: ColumnType<unknown, string, string>
    claimed_until: string | null
    told_at: string | null
    letter_id: string | null
  }
  notices_to_plan: {
    id: string
    member_id: string
    at: string
  }
  oidc_attempts: {
    token_hash: Buffer
    state: string
    nonce: string
    verifier: string
    ends_at: string
    subject: string | null
    email: string | null
  }
  one_time_codes: {
    member_id: string
    secret: Buffer
    made_at: string
    confirmed_at: string | null
    last_step: Generated<number>
    wrong_codes: Generated<number>
  }
  passkeys: {
    member_id: string
    id: string
    public_key: Buffer
    counter: number
    transports: string[]
    backed_up: boolean
    name: string
    rp_id: string
    made_at: string
    last_used_at: string | null
  }
  password_resets: {
    member_id: string
    token_hash: Buffer
    expires_at: string
  }
  place_notices: {
    member_id: string
    id: string
    event_id: string
    occurrence: string
    kind: 'yours' | 'free' | 'cancelled'
    at: string
    title: string | null
    starts_at: string | null
  }
  post_likes: {
    member_id: string
    post_id: string
    created_at: Generated<string>
  }
  posts: {
    member_id: string
    id: string
    post_type: 'art' | 'reflection' | 'achievement'
    content: string
    image_hash: string | null
    likes: Generated<number>
    comments: Generated<number>
    created_at: Generated<string>
    hidden_at: string | null
    removed_at: string | null
    content_note: string | null
    edited_at: string | null
    content_before: string | null
  }
  practice: {
    member_id: string
    id: string
    theme_id: string | null
    exercise: string
    seconds: number
    at: string
  }
  push_deliveries: {
    member_id: string
    subscription_id: string
    key: string
    try_at: string
    tries: Generated<number>
  }
  push_keys: {
    number: number
    private_key: ColumnType<unknown, string, string>
    made_at: string
    refusals: Generated<number>
    refused_at: string | null
  }
  push_subscriptions: {
    member_id: string
    id: string
    endpoint: string
    p256dh: string
    auth: string
    session_hash: Buffer
    user_agent: string | null
    made_at: string
    last_ok_at: string | null
    failures: Generated<number>
  }
  rate_counters: {
    key: string
    count: number
    resets_at: string
  }
  recent_writes: {
    member_id: string
    at: string
  }
  recovery_codes: {
    member_id: string
    hash: Buffer
  }
  repeat_versions: {
    member_id: string
    version: number
  }
  repeating_items: {
    member_id: string
    id: string
    item: ColumnType<unknown, string, string>
    repeat: ColumnType<unknown, string, string>
    starts_on: string
    ends_on: string | null
    skipped: Generated<string[]>
    created_at: Generated<string>
  }
  reports: {
    member_id: string
    subject_kind: 'post' | 'comment' | 'member' | 'banner'
    subject_id: string
    reason: 'unkind' | 'spam' | 'private' | 'worry' | 'other'
    words: string
    at: string
    outcome: 'upheld' | 'dismissed' | null
    decision_id: string | null
    decided_at: string | null
  }
  rsvps: {
    member_id: string
    event_id: string
    status: 'going' | 'interested' | 'not_going'
    updated_at: string
    occurrence: Generated<string>
  }
  sessions: {
    token_hash: Buffer
    member_id: string
    id: string
    user_agent: string | null
    created_at: Generated<string>
    last_used_at: Generated<string>
    second_factor: Generated<boolean>
  }
  sign_in_alarms: {
    token_hash: Buffer
    member_id: string
    device_hash: Buffer
    signed_in_at: string
    expires_at: string
    password_hash: string | null
    pressed_at: string | null
    is_answered: Generated<boolean>
  }
  theme_changes: {
    member_id: string
    week: string
    count: number
  }
  theme_images: {
    theme_id: string
    image_hash: string
  }
  theme_overrides: {
    member_id: string
    week: string
    theme_id: string
    reason: string | null
    created_at: Generated<string>
  }
  theme_schedule: {
    week: string
    theme_id: string
    note: string | null
  }
  theme_texts: {
    theme_id: string
    language: string
    texts: ColumnType<unknown, string, string>
    revision: Generated<string>
  }
  theme_weeks: {
    week: string
    theme_id: string
    decided_at: Generated<string>
  }
  themes: {
    id: string
    slug: string
    title: string
    description: Generated<string>
    cover_image: string | null
    hue: number | null
    affirmation: Generated<string>
    journaling_prompt: Generated<string>
    tarot_card: ColumnType<unknown, string | null | undefined, string | null>
    music_url: string | null
    song: ColumnType<unknown, string | null | undefined, string | null>
    exercises: ColumnType<unknown, string | undefined, string>
    art_activity: ColumnType<unknown, string | null | undefined, string | null>
    menu: ColumnType<unknown, string | undefined, string>
    recipe: ColumnType<unknown, string | null | undefined, string | null>
    created_at: Generated<string>
    updated_at: Generated<string>
    position: number | null
    season: 'spring' | 'summer' | 'autumn' | 'winter' | null
    is_draft: Generated<boolean>
    revision: Generated<string>
  }
  waitlist: {
    event_id: string
    occurrence: Generated<string>
    member_id: string
    at: string
    told_at: string | null
  }
  weekly_goals: {
    member_id: string
    week: string
    goals: ColumnType<unknown, string, string>
    reminders: ColumnType<unknown, string, string>
    version: number
  }
}
