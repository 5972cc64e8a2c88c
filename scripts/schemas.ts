import { editorSchemas } from '../src/node/content/editorSchemas';
import { writeAll } from '../src/node/files/writeAll';
import { runMain } from './runCommand';

// `npm run schemas`: rewrites the schemas for editors after a field was added.
runMain(() => writeAll('.', editorSchemas()));
