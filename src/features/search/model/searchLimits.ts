/** Timeouts, sizes and limits of the search. */
export const SEARCH = {
  stallMs: 300,
  /** Debounce for the hosted service. */
  debounceMs: 150,
  /** Timeout for fetching the embedded index, and for each response of its worker. */
  indexLimitMs: 20_000,
  workerLimitMs: 10_000,
  /** Timeout for the hosted service, across all hosts. */
  hostedLimitMs: 8_000,
  hitsPerPage: 20,
  hitsPerGroup: 5,
  /** Number of hits that fit into the dialog. */
  hitsInView: 7,
  snippetWords: 20,
  snippetWordsSmallScreen: 12,
  smallScreenMaxPx: 768,
  /** Window width in em, as large text needs the place, from which the active hit is shown beside the list, and the rest of keys before. */
  previewMinEm: 64,
  previewDelayMs: 150,
  recentMax: 7,
  recentMaxWithFavorites: 4,
  favoritesMax: 10,
  suggestionsMax: 3,
  queryMaxChars: 512,
  connectTimeoutMs: 1_000,
  readTimeoutMs: 2_000,
  writeTimeoutMs: 30_000,
  hostDownMs: 120_000,
  viewEventBatch: 20,
  viewEventDebounceMs: 400,
} as const;
