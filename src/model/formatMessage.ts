/**
 * Fills the `{{name}}` places of a message.
 * @example formatMessage('Direct link to {{heading}}', { heading: 'Install' }) // 'Direct link to Install'
 */
export function formatMessage(
  template: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  if (!template.includes('{{')) return template;
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) => String(values[name] ?? place));
}
