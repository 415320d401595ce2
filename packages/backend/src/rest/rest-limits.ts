/**
 * What one request to `/rest/v1` may ask for. Supabase Lite implements nearly all of PostgREST's grammar. With parts
 * of it one stranger could stop everybody, and the product itself needs little of it.
 */
export const REST_LIMITS = {
  /** Columns at all depths. The widest table has 18. */
  columns: 60,
  /** How often one column may appear. With 900 aliases, the same 100 kB made 3.4 GB of ten rows. */
  columnRepeats: 2,
  /** Related tables in one answer. The product uses none. Each costs a query for every row. */
  embeddings: 3,
  /** How deeply these may be nested. Deeper nesting leads in circles. */
  embeddingDepth: 1,
  /** Conditions at all depths. The contact list needs three. */
  conditions: 50,
  /** How deeply `and` and `or` may be nested. Postgres's stack would be the next limit. */
  conditionDepth: 4,
  /** Values of one `in`. The product asks for 100 ids at a time. */
  listValues: 500,
  /** Characters in a pattern for listing stored cards: a folder, and the search text. */
  patternLength: 200,
  /** Columns to sort by. The contact list needs two. */
  orderColumns: 5,
  /** Rows to skip, which Postgres has to read. Nobody has more contacts than this. */
  offset: 100_000,
  /** Steps into a document (`details->phones->0`). Postgres nests a call for each. */
  pathSteps: 5,
  /** How deeply a sent document may be nested. A contact's details have five levels, and Postgres recurses. */
  valueDepth: 20,
  /** Rows in one insert. An import sends this many. */
  bodyRows: 500,
  /** Rows that one change or deletion may name. The page names this many, and each row may have 128 kB. */
  changedRows: 100,
  /** Characters that one change may write over all rows that it names: the same as an insert may have bytes. */
  changedLength: 1024 * 1024,
  /**
   * Bytes of one row as JSON: twice the limit of a contact. Postgres quotes a value that it cannot read. With 4 MB
   * in place of an id, writing that error blocked the database for half a second and took 400 MB.
   */
  rowBytes: 256 * 1024,
  /** How deeply parentheses may be nested in a URL, which Supabase Lite parses recursively. */
  parentheses: 50,
  /** Values in a body at all depths. 500 contacts with everything that a card holds have 40,000. */
  bodyValues: 100_000,
  /** Distinct names of columns, or of a function's parameters. The widest table has 18. */
  bodyColumns: 60,
  /** How deeply a body may be nested before it is parsed: rows, a row, and a document in it. */
  bodyDepth: 30,
} as const;

/**
 * The comparisons that may be used, by Supabase Lite's names. Left out are regular expressions, which can run
 * forever; patterns (`like`), because one of 7,000 letters on sixty notes blocked the embedded database for longer
 * than a statement may take; full-text search, which has no index here; and ranges, which no table has. The product
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
 * Tables of which one person may have very many rows. Changes and deletions must name rows by `id`: otherwise one
 * request would block the embedded database until all of them are done. People who leave have `rpc/delete_all_data`.
 */
export const LARGE_TABLES: ReadonlySet<string> = new Set([
  'business_card_records',
  'linkedin_enrichments',
]);
