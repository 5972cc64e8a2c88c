import { existsSync } from 'node:fs';
import path from 'node:path';

/** Loads `.env.production` or `.env.development`; existing environment variables take precedence. */
export function loadEnvFile(directory: string, mode = process.env['NODE_ENV'] ?? 'production'): void {
  const file = path.join(directory, `.env.${mode}`);
  if (existsSync(file)) process.loadEnvFile(file);
}
