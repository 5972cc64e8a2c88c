import './help.mjs';
import './loadEnv.mjs';
import { cutVersion } from '../src/commands/cutVersion';
import { runCommand } from './runCommand';

// `npm run docs:cut -- 1.0.6`: keeps the documents as they are now as a version.
void runCommand(() => cutVersion(process.cwd(), process.argv[2] ?? ''));
