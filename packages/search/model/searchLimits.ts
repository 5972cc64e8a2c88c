/** Timeouts, sizes and limits of the search engines. */
export const SEARCH = {
  /** Debounce for the hosted service. */
  debounceMs: 150,
  /** Timeout for fetching the embedded index, and for each response of its worker. */
  indexLimitMs: 20_000,
  workerLimitMs: 10_000,
  /** Timeout for the hosted service, across all hosts. */
  hostedLimitMs: 8_000,
  hitsPerPage: 20,
  snippetWords: 10,
  snippetWordsSmallScreen: 5,
  suggestionsMax: 3,
  connectTimeoutMs: 1_000,
  readTimeoutMs: 2_000,
  writeTimeoutMs: 30_000,
  hostDownMs: 120_000,
  viewEventBatch: 20,
  viewEventDebounceMs: 400,
} as const;
