import './help.mjs';
import { editorSchemas } from '@idmp/markdown';
import { writeAll } from '@idmp/files';
import { runMain } from './runCommand';

// `npm run schemas`: rewrites the schemas for editors after a field was added.
runMain(() => writeAll('.', editorSchemas()));
