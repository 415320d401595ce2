/**
 * A value with a lower confidence should be checked by a person: at least one in five such readings is wrong.
 */
export const CHECK_BELOW = 0.8;

/** The most contacts in one imported file, which is also the most in an account. */
export const MOST_CONTACTS = 100_000;
