const KiB = 1024;
const MiB = 1024 * KiB;

/**
 * Largest bodies by path, first match holds, and the seconds in which one must have arrived. A hall has
 * bad Wi-Fi: a picture of 1.2 MB needs half a minute at 300 kbit/s.
 */
export const BODY_LIMITS = [
  // A name, an address and a password fit many times over.
  { path: '/auth/v1/', bytes: 16 * KiB, seconds: 30 },
  // A stored card holds 64 KiB; a form around it needs a little more.
  { path: '/storage/v1/', bytes: 68 * KiB, seconds: 30 },
  // Larger than any import of contacts.
  { path: '/rest/v1/', bytes: 4 * MiB, seconds: 60 },
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
   * Small bodies have a share of their own: stalling large ones, which takes a dozen connections, must not
   * keep anybody from signing in or saving a contact.
   */
  small: {
    bytes: 16 * KiB,
    total: 64 * MiB,
    /** Person or address. Sixty-four that arrive slowly; a hall's sign-ins have a hundred bytes each. */
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
  /** Seconds in which nothing of an answer is taken before its connection ends. */
  seconds: 120,
};

/** Realtime connections. A person has a few tabs on a few devices, each with one or two channels. */
export const SOCKET_LIMITS = {
  total: 2000,
  /** Who has not shown a token; when more come, the first ones make room. */
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
