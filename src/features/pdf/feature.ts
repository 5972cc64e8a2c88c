import fs from 'node:fs/promises';
import path from 'node:path';
import { writeAll } from '@idmp/files';
import type { BuildFeature } from '../../build/buildFeature';
import { PDF_FOLDER, PDF_LIST } from './model/pdfFiles';

/** The PDFs of a release. A later build withdraws them. */
export const pdf = {
  name: 'pdf',
  ownNames: [PDF_FOLDER],
  finish: {
    clear: (publicDir) => fs.rm(path.join(publicDir, PDF_FOLDER), { recursive: true, force: true }),
    write: ({ publicDir }) => writeAll(publicDir, { [PDF_LIST]: '{}\n' }),
  },
} satisfies BuildFeature;
