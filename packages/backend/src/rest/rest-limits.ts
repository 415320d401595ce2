/**
 * What one request to `/rest/v1` may ask for. Supabase Lite knows nearly all of PostgREST's grammar. Parts of it let
 * one stranger stop everybody, and the product itself needs little of it.
 */
export const REST_LIMITS = {
  /** Columns at all depths. The widest table has 18. */
  columns: 60,
  /** How often one column may appear: the same 100 kB under 900 names made ten rows 3.4 GB. */
  columnRepeats: 2,
  /** Related tables in one answer. The product asks for none; each is a query for every row. */
  embeddings: 3,
  /** How deeply they may be nested. Deeper than one, they lead in circles. */
  embeddingDepth: 1,
  /** Conditions at all depths. The contact list needs three. */
  conditions: 50,
  /** How deeply `and` and `or` may be nested; Postgres' stack is the next limit. */
  conditionDepth: 4,
  /** Values of one `in`. The product asks for 100 ids at a time. */
  listValues: 500,
  /** Letters of a pattern that stored cards are listed by: a folder, and what is searched in it. */
  patternLength: 200,
  /** Columns to sort by. The contact list needs two. */
  orderColumns: 5,
  /** Rows to skip, which Postgres reads all the same. Nobody has more contacts than this. */
  offset: 100_000,
  /** Steps into a document (`details->phones->0`); each is a call within a call to Postgres. */
  pathSteps: 5,
  /** How deep a sent document is nested. A contact's details are five deep; Postgres recurses. */
  valueDepth: 20,
  /** Rows of one insert. An import sends as many. */
  bodyRows: 500,
  /** Rows that one change or deletion names. The page names as many, and each row may have 128 kB. */
  changedRows: 100,
  /** Characters that one change writes over all rows that it names: as many as an insert may have bytes. */
  changedLength: 1024 * 1024,
  /**
   * Bytes of one row as JSON, twice of what a contact may hold. Postgres quotes a value that it cannot read: with
   * 4 MB in place of an id, writing that error held the database for half a second and took 400 MB.
   */
  rowBytes: 256 * 1024,
  /** How deeply parentheses may be nested in an address, which Supabase Lite reads recursively. */
  parentheses: 50,
  /** Values of a body at all depths. 500 contacts with all that a card holds have 40,000. */
  bodyValues: 100_000,
  /** Different names of columns, or of a function's parameters. The widest table has 18. */
  bodyColumns: 60,
  /** How deep a body is nested before it is parsed: rows, a row, and a document in it. */
  bodyDepth: 30,
} as const;

/**
 * The comparisons that are offered, by Supabase Lite's names for them. Left out: regular expressions, which can run
 * forever; patterns (`like`): one of 7,000 letters, applied to sixty notes, held the embedded database for longer
 * than a statement may take; full-text search, which has no index here; ranges, which no table has. The product
 * searches in the page.
 */
export const OFFERED_OPERATORS: ReadonlySet<string> = new Set([
  '$eq',
  '$neq',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$is',
  '$isNot',
  '$isDistinct',
  '$in',
  '$notIn',
  '$contains',
  '$containedBy',
  '$overlaps',
]);

/**
 * Tables of which one person may have very many rows. Changes and deletions must name them by `id`;
 * otherwise one request would hold the embedded database for as long as all of them take. People who
 * leave have `rpc/delete_all_data`.
 */
export const LARGE_TABLES: ReadonlySet<string> = new Set([
  'business_card_records',
  'linkedin_enrichments',
]);
