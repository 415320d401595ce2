/** Below this confidence somebody is asked to check a value: of such readings at least one in five is wrong. */
export const CHECK_BELOW = 0.8;

/** The most contacts of one imported file, which is also what an account holds. */
export const MOST_CONTACTS = 100_000;
