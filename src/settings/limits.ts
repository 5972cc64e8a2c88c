/** Timeouts, sizes and limits; each name ends in its unit. */

/** The widest viewport that gets the mobile layout, in the browser's font size: 996 px by default. */
export const MOBILE_MAX_EM = 62.25;

/** Heading levels included in the table of contents. */
export const TOC_LEVELS = { min: 2, max: 3 } as const;

export const COOKIE_DAYS = 30;
export const CONTACT_COOKIE_DAYS = 365;
/** Limit for name and value of the visit history cookie combined, as sent. */
export const VISIT_HISTORY_MAX_BYTES = 4_000;

export const ZOOM_ATTACH_DELAY_MS = 1_000;
export const ZOOM_MARGIN_PX = 32;
/** Narrower viewports leave the narrow margin. */
export const ZOOM_NARROW_VIEW_PX = 600;
export const ZOOM_NARROW_MARGIN_PX = 8;
export const ZOOM_SCROLL_OFFSET_PX = 40;

/** How long a form's error message stays visible. */
export const ALERT_MS = 2_000;
/** Timeout for requests to third-party services. */
export const CALL_TIMEOUT_MS = 10_000;

/** Maximum number of normalized link paths to cache. */
export const LINK_CACHE_MAX = 10_000;

export const PROGRESS = {
  delayMs: 200,
  minimum: 0.08,
  speedMs: 200,
  trickleRate: 0.02,
  trickleIntervalMs: 800,
} as const;

/** Longest text selection that prefills the search query. */
export const SELECTION_MAX_CHARS = 64;
