import { ownValue } from './plainRecord';

export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Fills the `{{name}}` placeholders of a text; unknown ones remain.
 * @example formatMessage('Direct link to {{heading}}', { heading: 'Install' }) // 'Direct link to Install'
 */
export function formatMessage(text: string, values: MessageValues = {}): string {
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) =>
    String(ownValue(values, name) ?? placeholder),
  );
}
