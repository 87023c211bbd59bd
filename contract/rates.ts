/** How often something may be done: `most` times in `seconds` (ruling 30). */
export type Rate = { name: string; most: number; seconds: number }

const minutes = 60

/** Every rate that is limited. The rates of signing in fail closed: if they cannot be counted, nobody signs in. */
export const rates = {
  /** Messages to all who come to events, of one administrator. */
  eventMessages: { name: 'event-messages', most: 20, seconds: 60 * minutes },
  /** Guessing one member's password. */
  signInAccount: { name: 'sign-in-account', most: 10, seconds: 15 * minutes },
  /** Guessing many members' passwords from one address. */
  signInAddress: { name: 'sign-in-address', most: 25, seconds: 5 * minutes },
  /** Guessing one member's password from many addresses. Beyond it, an unknown address waits for `signInLook`. */
  signInAnywhere: { name: 'sign-in-anywhere', most: 30, seconds: 60 * minutes },
  /**
   * How many attempts of one network (an IPv4 address, an IPv6 /48) count for the limit above. Two of its hours may
   * fall into one of theirs, and still leave a rest: one network alone never makes a stranger's place wait.
   */
  signInNetwork: { name: 'sign-in-network', most: 12, seconds: 60 * minutes },
  /** One look at a password that is being guessed: 720 guesses an hour at the most, and its owner gets in. */
  signInLook: { name: 'sign-in-look', most: 1, seconds: 5 },
  /** How long a place is known from which a member signed in: longer than a session lives unused. */
  signInKnown: { name: 'sign-in-known', most: 1, seconds: 90 * 24 * 60 * minutes },
  /** Making accounts by script. */
  register: { name: 'register', most: 5, seconds: 30 * minutes },
  /** The same with an invitation that is not used up, which a whole hall may have on one line. */
  registerInvited: { name: 'register-invited', most: 100, seconds: 30 * minutes },
  /** Asking the OpenID provider by script: beginnings and ends of sign-ins. */
  oidc: { name: 'oidc', most: 60, seconds: 15 * minutes },
  /** Filling somebody's mailbox. The refusal is silent, so that it reveals no account. */
  forgotAccount: { name: 'forgot-account', most: 5, seconds: 30 * minutes },
  forgotAddress: { name: 'forgot-address', most: 25, seconds: 30 * minutes },
  /** Emails about the safety of one account. What comes beyond is gathered into one email. */
  securityEmails: { name: 'security-emails', most: 10, seconds: 60 * minutes },
  securityEmailsDay: { name: 'security-emails-day', most: 30, seconds: 24 * 60 * minutes },
  /** Those about new devices: a browser makes up its own number, so a script has as many as it likes. */
  newDeviceEmails: { name: 'new-device-emails', most: 3, seconds: 60 * minutes },
  /** All of these to an address that nobody has proved to be theirs, beside the link for a new password. */
  unprovedEmails: { name: 'unproved-emails', most: 1, seconds: 24 * 60 * minutes },
  /** The last email to an address whose account was deleted, which may register again. */
  farewellEmails: { name: 'farewell-emails', most: 1, seconds: 24 * 60 * minutes },
  /** Emails to one member about what the back office decided or wrote. All of it is on their screen. */
  officeEmails: { name: 'office-emails', most: 10, seconds: 24 * 60 * minutes },
  /** Guessing the password of a member who left their screen open. */
  ownPassword: { name: 'own-password', most: 10, seconds: 15 * minutes },
  /** Guessing a member's codes from one place by somebody who has the password. A right one is not counted. */
  codes: { name: 'codes', most: 10, seconds: 15 * minutes },
  /** The same from all places together from which the member has not signed in lately. */
  codesElsewhere: { name: 'codes-elsewhere', most: 10, seconds: 15 * minutes },
  /** Proving with a former password or a recovery code that second factors are somebody else's. */
  disowning: { name: 'disowning', most: 10, seconds: 15 * minutes },
  /** Showing the card to sign in, which asks for passkeys by itself. */
  passkeyOptions: { name: 'passkey-options', most: 120, seconds: 5 * minutes },
  /** Signing in with made-up passkeys from one address. */
  passkeySignIn: { name: 'passkey-sign-in', most: 25, seconds: 5 * minutes },
  /** Making passkeys and codes by script. */
  secondFactor: { name: 'second-factor', most: 60, seconds: 60 * minutes },
  /** Saving by script: two a second, for a minute. */
  saves: { name: 'saves', most: 120, seconds: minutes },
  /** Searching by script: each word that is typed, in the journal and beside it, for a minute. */
  searches: { name: 'searches', most: 120, seconds: minutes },
  /** Fetching whole journal entries by script. A device that keeps them offline asks twice. */
  wholeEntries: { name: 'whole-entries', most: 30, seconds: minutes },
  /** Changing name, place, language or goals by script. */
  profile: { name: 'profile', most: 60, seconds: 10 * minutes },
  /** Uploading pictures by script. An upload that nothing refers to is stored for a day. */
  pictures: { name: 'pictures', most: 300, seconds: 24 * 60 * minutes },
  /** Taking everything out. */
  exports: { name: 'exports', most: 5, seconds: 24 * 60 * minutes },
  /** Reading one calendar feed. A calendar that asks each minute is told to wait. */
  feedReads: { name: 'feed-reads', most: 60, seconds: 60 * minutes },
  /** Making calendar feeds, or new addresses for them. */
  feeds: { name: 'feeds', most: 30, seconds: 24 * 60 * minutes },
  /** Beginning an import. */
  imports: { name: 'imports', most: 30, seconds: 24 * 60 * minutes },
  /** Rows of an import: all that a member may store fits into an hour. Looking at them before counts by itself. */
  importRows: { name: 'import-rows', most: 600, seconds: 60 * minutes },
  importPreviews: { name: 'import-previews', most: 600, seconds: 60 * minutes },
  /** Pictures of an import: years of a diary in a day. */
  importImages: { name: 'import-images', most: 3000, seconds: 24 * 60 * minutes },
  /** Asking a service for affirmations. */
  affirmations: { name: 'affirmations', most: 20, seconds: 24 * 60 * minutes },
  /** Asking a service for words of themes. */
  themeWords: { name: 'theme-words', most: 30, seconds: 60 * minutes },
  /** Registering browsers for notifications. Each start of the app renews its own. */
  pushSubscriptions: { name: 'push-subscriptions', most: 60, seconds: 60 * minutes },
  /** Having the server call a push service. */
  pushTests: { name: 'push-tests', most: 10, seconds: 10 * minutes },
  /** Answering notifications, and guessing their tickets. At 256 bits that is hopeless, but it costs work. */
  pushAnswers: { name: 'push-answers', most: 60, seconds: 10 * minutes },
  /** Guessing the links of letters. Mail programs press them for many people from one address. */
  letterTickets: { name: 'letter-tickets', most: 600, seconds: 10 * minutes },
  posts: { name: 'posts', most: 20, seconds: 60 * minutes },
  comments: { name: 'comments', most: 60, seconds: 60 * minutes },
  /** Posts and comments of an account that is younger than a day. */
  firstPosts: { name: 'first-posts', most: 5, seconds: 60 * minutes },
  firstComments: { name: 'first-comments', most: 20, seconds: 60 * minutes },
  /** Reporting posts, comments and members by script. */
  contentReports: { name: 'content-reports', most: 30, seconds: 24 * 60 * minutes },
  /** Guessing at decisions by script. */
  appeals: { name: 'appeals', most: 20, seconds: 24 * 60 * minutes },
  likes: { name: 'likes', most: 120, seconds: minutes },
  /** Finding out by script who is there. */
  blocks: { name: 'blocks', most: 60, seconds: 60 * minutes },
  /** Hiding other people's banners by script. */
  reports: { name: 'reports', most: 20, seconds: 24 * 60 * minutes },
  /** Pictures of theme packs that are brought in: a large library in a day. */
  packPictures: { name: 'pack-pictures', most: 1000, seconds: 24 * 60 * minutes },
  /** Taking theme packs out. */
  packs: { name: 'packs', most: 60, seconds: 60 * minutes },
  /** Having the server fetch from elsewhere. */
  palettes: { name: 'palettes', most: 20, seconds: 10 * minutes },
  /** Decoding and keeping images. */
  uploads: { name: 'uploads', most: 30, seconds: 30 * minutes },
  /** Looking up addresses by script. Nobody types more. */
  geocoding: { name: 'geocoding', most: 30, seconds: minutes },
  /** Requests to the geocoder from all nodes together. */
  geocoderTurn: { name: 'geocoder-turn', most: 1, seconds: 1 },
  /** Guessing reset tokens. At 256 bits that is hopeless, but it costs work. */
  resetAddress: { name: 'reset-address', most: 25, seconds: 30 * minutes },
} as const satisfies Record<string, Rate>
