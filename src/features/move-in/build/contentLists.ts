import {
  ANNOUNCEMENTS_FILE,
  CONTENT_DIR,
  GLOSSARY_FILE,
  PLACEHOLDERS_FILE,
  POPULAR_FILE,
  THESAURUS_FILE,
} from '@idmp/files';
import { VALUES_FILE } from '@idmp/markdown';

/** Lists that belong to the previous content and start empty, as the site reads them. All others are removed. */
export const EMPTIED_LISTS = [
  ANNOUNCEMENTS_FILE,
  GLOSSARY_FILE,
  PLACEHOLDERS_FILE,
  POPULAR_FILE,
  THESAURUS_FILE,
  VALUES_FILE,
] as const;

/** What stays in `content/` when its documents are replaced. */
export const KEPT_FILES = [`${CONTENT_DIR}/README.md`] as const;
