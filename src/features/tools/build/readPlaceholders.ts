import { z } from 'zod';
import { perLocale } from '@idmp/model';
import { PLACEHOLDERS_FILE } from '@idmp/files';
import { expression, readJsonList, type ReadList } from '@idmp/content';

/** Values are stored in the browser and shown on the page. */
const SECRET = /passw|secret|token|credential|\bkey\b|密码|口令|令牌|密钥/i;

const text = z.string().min(1);
const label = text.refine(
  (value) => !SECRET.test(value),
  'names a secret, which may not be kept in a browser',
);
const entry = z.strictObject({
  id: label.regex(/^[a-z][a-z\d-]*$/),
  find: z.array(expression).min(1),
  ...perLocale(() => label),
});

/** A value in commands that readers replace with their own, such as a host name. */
export type Placeholder = z.infer<typeof entry>;

/** Parses the placeholders file. */
export function readPlaceholders(json: string): ReadList<Placeholder> {
  return readJsonList(
    PLACEHOLDERS_FILE,
    json,
    entry,
    '{ "id": "host", "find": ["your-host-ip"], "en": "…", "zh-Hans": "…" }',
  );
}
