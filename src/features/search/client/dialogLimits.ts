/** Times, sizes and limits of the search dialog. */
export const DIALOG = {
  stallMs: 300,
  hitsPerGroup: 5,
  /** Number of hits that fit into the dialog. */
  hitsInView: 7,
  smallScreenMaxEm: 48,
  /** Window width in em, as large text needs the place, from which the page of the active hit is shown beside the list, and the rest of keys before. */
  previewMinEm: 64,
  previewDelayMs: 150,
  previewMinLetters: 200,
  previewMaxLetters: 1500,
  recentMax: 7,
  recentMaxWithFavorites: 4,
  favoritesMax: 10,
  queryMaxChars: 512,
} as const;
