import type { Page, Route } from '@playwright/test';

/** Headers of a host that serves scripts with a wrong type and forbids sniffing. */
const WRONG_TYPE = { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' };

/** Faulty responses of a host or network. */
const FAULTY_ANSWERS = {
  'does not come': (route) => route.abort(),
  'is missing': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>Not found</title>' }),
  'is truncated': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    // Drop the validators, or the browser would cache the partial file as the complete one.
    const { etag: _, 'last-modified': __, ...headers } = response.headers();
    await route.fulfill({ status: 200, headers, body: body.subarray(0, Math.floor(body.length / 2)) });
  },
  'is empty': (route) => route.fulfill({ body: '', contentType: contentTypeOf(route) }),
  'is a page': (route) =>
    route.fulfill({ contentType: contentTypeOf(route), body: '<!doctype html><title>Home</title><p>Home' }),
  'has a wrong type': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...WRONG_TYPE } });
  },
  'is a server error': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'is busy': (route) => route.fulfill({ status: 503, body: '' }),
} satisfies Record<string, (route: Route) => Promise<void>>;

export type FaultyAnswer = keyof typeof FAULTY_ANSWERS;

export const FAULTY_ANSWER_NAMES = Object.keys(FAULTY_ANSWERS) as FaultyAnswer[];

function contentTypeOf(route: Route): string {
  return new URL(route.request().url()).pathname.endsWith('.js') ? 'text/javascript' : 'application/json';
}

/** The page was left before the response arrived. */
const DROPPED = /response has been disposed/;

/** Serves a faulty response for matching files; returns a function that restores them. */
export async function answerWrongly(
  page: Page,
  files: RegExp | string,
  fault: FaultyAnswer,
): Promise<() => Promise<void>> {
  await page.route(files, (route) =>
    FAULTY_ANSWERS[fault](route).catch((error: Error) => {
      if (!DROPPED.test(error.message)) throw error;
    }),
  );
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}
