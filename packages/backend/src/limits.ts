const KiB = 1024;
const MiB = 1024 * KiB;

/** The most bytes in a request's URL. The product's longest one names 100 contacts in 4 kB. */
export const TARGET_BYTES = 8 * KiB;

/** The most bytes in a visitor's body. Visitors have nothing to store. */
export const VISITOR_BODY_BYTES = 16 * KiB;

/**
 * The largest bodies by path, of which the first match applies, and the seconds within which they must have arrived. On
 * bad Wi-Fi (300 kbit/s) a picture of 1.2 MB takes half a minute.
 */
export const BODY_LIMITS = [
  // A name, an address and a password fit many times over.
  { path: '/auth/v1/', bytes: 16 * KiB, seconds: 30 },
  // A stored card has at most 64 KiB, and a form around it a little more.
  { path: '/storage/v1/', bytes: 68 * KiB, seconds: 30 },
  // One contact, with the card's values and the current ones.
  { path: '/rest/v1/rpc/', bytes: 256 * KiB, seconds: 30 },
  // Many rows of an import, of which the page packs at most 1,000,000 bytes into one body. The database handles a body
  // in one go, while all others wait.
  { path: '/rest/v1/', bytes: MiB, seconds: 60 },
  { path: '/functions/v1/', bytes: 16 * KiB, seconds: 30 },
] as const;

/** Seconds within which a picture must have arrived. */
export const PICTURE_SECONDS = 90;

/** Bytes of request bodies in memory at once. Visitors have a separate share, so that they cannot keep members out. */
export const BYTES_IN_FLIGHT = {
  members: 192 * MiB,
  visitors: 64 * MiB,
  /** Three whole pictures. */
  perPerson: 32 * MiB,
  /** A trade fair booth behind one network address sends a dozen shrunk pictures at once. */
  perAddress: 48 * MiB,
  /**
   * Small bodies have a separate share. A dozen stalled large ones must not keep anybody from signing in or saving a
   * contact.
   */
  small: {
    bytes: 16 * KiB,
    total: 64 * MiB,
    /**
     * Per person or network address: room for sixty-four slow bodies. Sign-ins at a trade fair have a hundred bytes
     * each.
     */
    perOwner: MiB,
  },
};

/** Answers of `/rest/v1` that were requested but not read yet, in bytes. */
export const ANSWER_LIMITS = {
  /** Smaller ones are not counted, because the kernel's own buffer holds them. */
  small: 64 * KiB,
  total: 256 * MiB,
  /** Per person or network address: twenty pages of a thousand contacts. */
  perOwner: 64 * MiB,
  /** If nothing of an answer is read for so many seconds, its connection is ended. */
  seconds: 120,
};

/** Realtime connections. A person has a few tabs on a few devices, each with one or two channels. */
export const SOCKET_LIMITS = {
  total: 2000,
  /** Connections without a token yet. If more come, the oldest make room. */
  visitors: 400,
  /** A hall of people behind one network address. */
  perAddress: 300,
  visitorsPerAddress: 50,
  /** Connections that broke the rules in the last so many seconds. No page of ours ever breaks them. */
  blamedPerAddress: 4,
  blamedSeconds: 20,
  perPerson: 20,
  channelsPerSocket: 20,
  channelsPerPerson: 60,
};

/** Bytes of one stored card. The bucket has the same limit, but trusts the declared length. */
export const STORED_CARD_BYTES = 64 * KiB;

/**
 * Turns at the database. `places` is how many statements run at once: one session on the embedded database, a pool on a
 * Postgres server. A lane is a kind of owner, and all lanes get the same share of the time.
 */
export const TURN_LIMITS = {
  embedded: { places: 1, placesPerOwner: 1 },
  postgres: {
    places: 10,
    placesPerOwner: 4,
    /**
     * However many heavy users there are, places are left for light ones. A person who pages through contacts without a
     * pause uses three seconds. A member's budget returns six seconds.
     */
    shares: [
      { fromMs: 1_000, places: 6 },
      { fromMs: 6_000, places: 3 },
    ],
  },
  lanes: {
    /** The process itself, and callers with its secret key. */
    process: { waiting: Number.POSITIVE_INFINITY, waitingPerOwner: Number.POSITIVE_INFINITY },
    /** A page sends a dozen queries at once, and a person has a few tabs. */
    member: { waiting: 1024, waitingPerOwner: 64 },
    /** Per network address. A hall of people who sign in at once is behind one. */
    visitor: { waiting: 1024, waitingPerOwner: 128 },
  },
  /**
   * After this many turns for the owner who used the least time recently, one goes to the owner who has waited longest.
   */
  turnsByUse: 7,
  /** The most milliseconds that one turn costs its lane, so that our own work continues after a minute of cleanup. */
  laneDebtMs: 250,
} as const;

/**
 * Milliseconds of database time that an owner may use at once, and how much is returned each second. A turn of t
 * seconds that is longer than `dearMs` costs t²/2 seconds, because all others wait: five seconds cost 12.5.
 */
export const TIME_BUDGETS = {
  /** Paging through contacts takes some 40 ms a second. Importing 5,000 takes ten seconds once. */
  member: { burstMs: 30_000, perSecondMs: 200 },
  /** Per network address. A sign-in takes 50 ms, and a hall of hundreds is behind one. */
  visitor: { burstMs: 60_000, perSecondMs: 500 },
  dearMs: 2_000,
  /** The largest debt. After deleting 100,000 contacts a person can continue within a minute. */
  debtMs: 10_000,
  /** The time after which past use counts a third when the next turn is given. */
  latelyMs: 30_000,
} as const;

/**
 * Frames on one realtime socket. supabase-js sends a heartbeat every 25 s. After it reconnects or gets a new token, it
 * sends a frame for each of its twenty channels at once.
 */
export const FRAME_LIMITS = {
  /** A join with ten filters and a long token has 20 kB. */
  bytes: 64 * KiB,
  burst: 100,
  perSecond: 10,
  /** Bytes of frames that wait while one is handled: twenty joins of the usual size. */
  backlog: 256 * KiB,
  /** Bytes that may still arrive from a client that was told to go: what was on its way. */
  afterEnd: 4 * MiB,
  /** Tokens that are new on this socket. A page gets a new one each hour. */
  newTokens: { burst: 10, perSecond: 0.1 },
} as const;
