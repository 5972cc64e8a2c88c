import { existsSync } from 'node:fs';
import path from 'node:path';

/** Take from `.env.production` or `.env.development` the variables that the environment does not set itself. */
export function loadEnvFile(directory: string, mode = process.env['NODE_ENV'] ?? 'production'): void {
  const file = path.join(directory, `.env.${mode}`);
  if (existsSync(file)) process.loadEnvFile(file);
}
