import './help.mjs';
import './loadEnv.mjs';
import { checkExternalLinks } from '@idmp/content';
import { storedDocuments } from '../src/assemble/loadSite';
import { runCommand } from './runCommand';

const LIMITS = { timeoutMs: 15_000, atOnce: 4 };

// `npm run links:external`: checks all external links of the content, which no other check does.
void runCommand(async () => checkExternalLinks(await storedDocuments(process.cwd()), LIMITS));
