// Loads `.env.production`, or `.env.development` for `develop`. Imported first, as settings are read while modules load;
// variables of the environment take precedence.
import { existsSync } from 'node:fs';
import process from 'node:process';

const mode = process.env.NODE_ENV ?? (process.argv.includes('develop') ? 'development' : 'production');
if (existsSync(`.env.${mode}`)) process.loadEnvFile(`.env.${mode}`);
