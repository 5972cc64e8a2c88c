import { editorSchemas } from '../src/node/content/editorSchemas';
import { writeAll } from '../src/node/hosts/writeAll';

// `npm run schemas`: rewrites the schemas for editors after a field was added.
writeAll('.', editorSchemas()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
