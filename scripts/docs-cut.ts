import './help.mjs';
import { keepValues } from '../src/core/content/values';
import { cutVersion } from '../src/features/versions/build/cutVersion';
import { runCommand } from './runCommand';

// `npm run docs:cut -- 1.0.6`: keeps the documents as they are now as a version.
const [version = ''] = process.argv.slice(2);

void runCommand(async () => {
  const result = await cutVersion(process.cwd(), version);
  if (result.ok) await keepValues(process.cwd(), version);
  return result;
});
