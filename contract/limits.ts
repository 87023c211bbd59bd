/**
 * Every length that is checked, in characters unless said otherwise, with its reason (ruling 29). Both sides read this
 * table: the server refuses what is longer, the web shows counters.
 */
export const lengths = {
  /** A person's full name fits, a paragraph does not. */
  name: 100,
  /** RFC 5321 section 4.5.3.1.3: a path of 256 octets less its brackets. */
  email: 254,
  passwordMin: 8,
  /** Bytes. Long enough for any passphrase, short enough to hash without harm. */
  passwordMaxBytes: 1024,
  moodNote: 2000,
  medicationName: 100,
  /** A time of day, or a word like noon. */
  medicationTime: 20,
  /** Medications of one day. */
  medications: 50,
  healthNotes: 2000,
  /** Days between the ends of a health range. */
  healthDays: 366,
  search: 200,
  /** What every browser and proxy passes on. */
  url: 2048,
  eventTitle: 200,
  eventDescription: 10_000,
  /** An event's address or the name of its place. */
  eventPlace: 300,
  /** An RRULE. The longest sensible one has about a hundred characters. */
  recurrence: 500,
  /** Rows of one answer: six weeks of a busy community's calendar. */
  events: 1000,
  /** RSVPs of one member in one answer, the latest ones. No member keeps up with more. */
  rsvps: 2000,
  /** Occurrences of one recurring event in one answer (ruling 14). */
  occurrences: 366,
  plannerText: 1000,
  /** Items of one day. */
  plannerItems: 200,
  /** Reminders of the planner in one answer: many a day, for a month. */
  reminders: 2000,
  /** Days of a range whose items are asked for: two months. */
  plannerDays: 62,
  /** Repeating items of one member. */
  repeatingItems: 100,
  /** Days on which one repeating item is left out: three years of a daily one. */
  skippedDays: 1000,
  /** Goals, and reminders, of one week. */
  weekItems: 100,
  /** The days that can be written about: the oldest living person's birth, and further ahead than anyone plans. */
  firstDay: '1900-01-01',
  lastDay: '2100-12-31',
  /** Days of a range that is asked for. */
  rangeDays: 366,
  /** Why a member chose another theme. The web sends a fixed phrase. */
  themeReason: 200,
  /** A note of an administrator on a week. */
  scheduleNote: 500,
  /** The focus area of an affirmation. The web sends a fixed phrase. */
  focusArea: 200,
  post: 5000,
  comment: 2000,
  /** Why a banner is reported. An administrator sees this much of it. */
  reportReason: 500,
  /** What an author says before a folded post. */
  contentNote: 100,
  /** What an author says against a decision. */
  appeal: 1000,
  /** What an administrator tells an author, or notes for others. */
  decisionWords: 1000,
  /** Cases that are decided at once, or decisions that are undone at once. */
  casesAtOnce: 50,
  /** A word that flags, or a phrase, and how many there are. */
  flaggedWord: 60,
  flaggedWords: 500,
  /** Why an administrator looks at health entries. The member reads it among others, so it is a sentence or two. */
  lookReason: 200,
  caption: 140,
  altText: 100,
  /** Colors of a palette. */
  palette: 12,
  /** Bytes of an image as it is sent or fetched (10 MB). */
  image: 10 * 1024 * 1024,
  /** Pixels of an image before it is decoded. */
  imagePixels: 50_000_000,
  /** Pixels of each side of an image before it is decoded: as long as WebP can be (ruling 38). */
  imageSide: 16_383,
  /** Bytes of the form of an image: the file and the form around it. */
  imageForm: 10 * 1024 * 1024 + 64 * 1024,
  /** A theme's title, and the titles, names and artists within it. */
  themeTitle: 200,
  /** A part of an address: letters, numbers and hyphens. */
  slug: 100,
  /** A theme's description, prompt, interpretation or instructions. */
  themeText: 5000,
  /** One step of an exercise, one ingredient or one material. */
  themeStep: 1000,
  /** What a theme could be about, for a service that suggests words: a paragraph. */
  themeIdea: 500,
  /** Exercises of a theme, and the steps, ingredients or materials of one part. */
  themeList: 50,
  /** Minutes that an exercise takes: an afternoon at the most. */
  exerciseMinutes: 480,
  /** Seconds of one step of an exercise that has a clock: an hour. */
  stepSeconds: 3600,
  /** Seconds of breathing in, of breathing out, and of each rest between them. */
  breathSeconds: 30,
  /** Seconds that one practice takes: a day. */
  practiceSeconds: 86_400,
  /** What is typed to find an address. */
  addressSearch: 300,
  /** Characters of a message to all who come to an event. */
  eventMessage: 2000,
  /** Messages of an event that are shown. */
  eventMessages: 50,
  /** Days for which it is known that a place became somebody's. */
  eventNewsDays: 30,
  /** Whom one member may block. */
  blocks: 1000,
  /** Who may wait for a place of one event. */
  waitlist: 1000,
  /** Coming dates of a series that its organizers are told. */
  datesAhead: 26,
  /** Coming occurrences that a form previews. */
  occurrencePreview: 5,
  /** Calendar feeds of one member: a few programs, each with its own. */
  feeds: 5,
  /** Entries of one feed. */
  feedEntries: 1000,
  /** Days that a feed tells of what was cancelled. */
  cancelledDays: 30,
  tag: 40,
  tags: 20,
  journalTitle: 200,
  /** A long evening's writing: about 8,000 words. */
  journalBody: 50_000,
  /** Pictures of one entry. */
  journalImages: 12,
  /** What a picture of the journal shows, in words. */
  journalAlt: 300,
  /** Entries of one day, and of all days. Nobody writes more by hand; an import of decades fits. */
  journalDay: 60,
  journalEntries: 100_000,
  /** Days that a deleted entry stays in the bin. */
  binDays: 30,
  /** The part of an entry that a list shows. */
  excerpt: 240,
  /** What an OpenID provider sends a browser back with. Codes of some are signed tokens. */
  oidcAnswer: 8192,
  /** Accounts that one invitation link lets people make. */
  invitationUses: 100,
  /** Sessions of one member, the ones used last. Nobody has more devices. */
  sessions: 50,
  /** Devices of one member that are known, the ones seen last: twice as many as sessions, because they outlive them. */
  knownDevices: 100,
  /** A one-time code, or a recovery code with its hyphens. */
  code: 40,
  /** Recovery codes that are made at once. */
  recoveryCodes: 10,
  /** Passkeys of one member. */
  passkeys: 20,
  /** The id of a passkey in base64url, of 1023 bytes at the most (WebAuthn level 3, section 4). */
  passkeyId: 1400,
  /** Each part of what an authenticator says, in base64url. An attestation is the longest, and we ask for none. */
  passkeyPart: 16_000,
  /** Browsers of one member that get notifications, the ones registered last. */
  pushDevices: 20,
  /** Times of a day at which a member is asked how they are. */
  checkInTimes: 6,
  /** Letters of reminders that a member gets in a day. */
  letters: 20,
  /** Reminders that one letter lists. */
  letterLines: 50,
  /** Bytes of what a push says, before it is encrypted. Push services take 4 kB of the encrypted form. */
  push: 3000,
  /** The name of a file that was brought in, and what its source calls a thing of it. */
  fileName: 200,
  sourceId: 300,
  /** Further names of one thing of a source. */
  otherSourceIds: 12,
  /** Rows that are brought in with one call. */
  importRows: 2000,
  /** Things of one file that come in: a third of what the calls of an hour carry, so that others can follow. */
  importedThings: 100_000,
  /** Imports that are told, the latest ones. */
  imports: 100,
  /** Accounts from which a member moved here by exports, the latest ones. Nobody moves more often. */
  earlierMembers: 20,
  /** Days in which an import can be undone. */
  undoDays: 30,
  /** Lines of the audit log in one file, the newest ones, and characters of a value in it. */
  auditExport: 10_000,
  auditValue: 300,
  /** Rows in one answer. */
  page: 100,
  /** Bytes of a JSON body. */
  body: 64 * 1024,
  /** Bytes of a JSON body that saves a whole list. */
  listBody: 256 * 1024,
  /** Levels of a JSON body. Ours have five at most. */
  jsonDepth: 20,
} as const

/**
 * What one member may store (ruling 36). It is enough for twenty years of daily use, and too little to fill a disk
 * alone.
 */
export const quota = {
  /** Thirty a day: a planner's day, a health entry, check-ins, posts and comments. */
  rows: 220_000,
  /** 14 kB a day. A day with twenty planner items, five check-ins, a health entry and a post has 8 kB. */
  bytes: 100 * 1024 * 1024,
  /** One a day. Each takes about 500 kB in all its widths. */
  pictures: 7500,
  /** The used share from which on the member is warned. */
  tellAt: 0.9,
  /** The bytes of a row besides its values: its header and its entries in the indexes. */
  rowBytes: 150,
  /** Bytes of a body that empties a day or a week. */
  emptyDayBytes: 128,
} as const
