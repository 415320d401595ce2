const KiB = 1024;
const MiB = 1024 * KiB;

/** The most bytes of a request's address. The product's longest one names 100 contacts in 4 kB. */
export const TARGET_BYTES = 8 * KiB;

/** The most bytes of a visitor's body: visitors have nothing to store. */
export const VISITOR_BODY_BYTES = 16 * KiB;

/**
 * Largest bodies by path, first match holds, and the seconds in which one must have arrived. On bad Wi-Fi (300
 * kbit/s) a picture of 1.2 MB takes half a minute.
 */
export const BODY_LIMITS = [
  // A name, an address and a password fit many times over.
  { path: '/auth/v1/', bytes: 16 * KiB, seconds: 30 },
  // A stored card holds 64 KiB; a form around it needs a little more.
  { path: '/storage/v1/', bytes: 68 * KiB, seconds: 30 },
  // One contact, with what the card said and what it says now.
  { path: '/rest/v1/rpc/', bytes: 256 * KiB, seconds: 30 },
  // Many rows of an import; the page packs at most 1,000,000 bytes into one. The database works on a body as a whole,
  // and everybody else waits for it.
  { path: '/rest/v1/', bytes: MiB, seconds: 60 },
  { path: '/functions/v1/', bytes: 16 * KiB, seconds: 30 },
] as const;

/** Seconds in which a picture must have arrived. */
export const PICTURE_SECONDS = 90;

/** Bytes of request bodies in memory at once. Visitors have a share of their own, so that they cannot keep members out. */
export const BYTES_IN_FLIGHT = {
  members: 192 * MiB,
  visitors: 64 * MiB,
  /** Three whole pictures. */
  perPerson: 32 * MiB,
  /** A booth behind one address sends a dozen shrunk pictures at once. */
  perAddress: 48 * MiB,
  /**
   * Small bodies have a share of their own. A dozen stalled large ones must not keep anybody from signing in or
   * saving a contact.
   */
  small: {
    bytes: 16 * KiB,
    total: 64 * MiB,
    /** For a person or an address: sixty-four slow bodies. Sign-ins from a trade fair have a hundred bytes each. */
    perOwner: MiB,
  },
};

/** Answers of `/rest/v1` that somebody asked for and has not read yet, in bytes of their bodies. */
export const ANSWER_LIMITS = {
  /** Smaller ones are not counted: the kernel's own buffer takes them. */
  small: 64 * KiB,
  total: 256 * MiB,
  /** Person or address. Twenty pages of a thousand contacts. */
  perOwner: 64 * MiB,
  /** Seconds without reading anything of an answer, after which its connection ends. */
  seconds: 120,
};

/** Realtime connections. A person has a few tabs on a few devices, each with one or two channels. */
export const SOCKET_LIMITS = {
  total: 2000,
  /** Connections that have shown no token. When more come, the oldest make room. */
  visitors: 400,
  /** A hall of people behind one address. */
  perAddress: 300,
  visitorsPerAddress: 50,
  perPerson: 20,
  channelsPerSocket: 20,
  channelsPerPerson: 60,
};

/** Bytes of one stored card; the bucket refuses the same where the length is declared honestly. */
export const STORED_CARD_BYTES = 64 * KiB;

/**
 * Turns at the database. `places` is how many statements run at once: one session on the embedded database,
 * a pool of them on a Postgres server. A lane is a kind of owner; each has the same share of the time.
 */
export const TURN_LIMITS = {
  embedded: { places: 1, placesPerOwner: 1 },
  postgres: {
    places: 10,
    placesPerOwner: 4,
    /**
     * However many ask for much, places are left for those who ask for less. Somebody who looks through contacts
     * without a pause uses three seconds; six seconds are what comes back of a member's budget.
     */
    shares: [
      { fromMs: 1_000, places: 6 },
      { fromMs: 6_000, places: 3 },
    ],
  },
  lanes: {
    /** The process itself, and whoever has its secret key. */
    process: { waiting: Number.POSITIVE_INFINITY, waitingPerOwner: Number.POSITIVE_INFINITY },
    /** A page asks a dozen questions at once, and somebody has a few tabs. */
    member: { waiting: 1024, waitingPerOwner: 64 },
    /** By address. A hall that signs in at once is behind one. */
    visitor: { waiting: 1024, waitingPerOwner: 128 },
  },
  /** After so many turns for whoever used least time lately, one goes to whoever has waited longest. */
  turnsByUse: 7,
  /**
   * The most milliseconds that one turn costs its lane, so that our own work continues after a minute of tidying up.
   */
  laneDebtMs: 250,
} as const;

/**
 * Milliseconds of database time that somebody may use at once, and how much comes back each second. A turn longer
 * than `dearMs` costs its square by two, because everybody else waits: five seconds cost 12.5.
 */
export const TIME_BUDGETS = {
  /** Looking through contacts takes some 40 ms a second; importing 5,000 takes ten seconds once. */
  member: { burstMs: 30_000, perSecondMs: 200 },
  /** By address. A sign-in takes 50 ms, and a hall of hundreds is behind one address. */
  visitor: { burstMs: 60_000, perSecondMs: 500 },
  dearMs: 2_000,
  /** The most that one may owe: after deleting 100,000 contacts somebody can go on within a minute. */
  debtMs: 10_000,
  /** The time after which past use counts a third when the next turn is chosen. */
  latelyMs: 30_000,
} as const;

/**
 * Frames of one realtime socket. supabase-js sends a heartbeat every 25 s; when it connects again, or has a new
 * token, a frame for each of its twenty channels at once.
 */
export const FRAME_LIMITS = {
  /** A join with ten filters and a long token is 20 kB. */
  bytes: 64 * KiB,
  burst: 100,
  perSecond: 10,
  /** Bytes of frames that wait while one is handled: twenty joins of a usual size. */
  backlog: 256 * KiB,
  /** Tokens that this socket has not shown before. A page has a new one each hour. */
  newTokens: { burst: 10, perSecond: 0.1 },
} as const;
