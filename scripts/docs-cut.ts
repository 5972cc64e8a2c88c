import { keepValues } from '../src/core/content/values';
import { cutVersion } from '../src/features/versions/build/cutVersion';
import { runPageCommand } from './runCommand';

// `npm run docs:cut -- 1.0.6`: keeps the documents as they are now as a version.
void runPageCommand(
  `npm run docs:cut -- <version>: 1.0.6
Keeps the documents of every language, and their values, as they are now as a version.`,
  async ([version = '']) => {
    const result = await cutVersion(process.cwd(), version);
    if (result.ok) await keepValues(process.cwd(), version);
    return result;
  },
);
