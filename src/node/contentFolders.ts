/** Folder of the documentation, relative to the project. */
export const CONTENT_DIR = 'content';

/** Pages that belong to the site and not to the documentation; they stay when `content/` is replaced. */
export const STANDALONE_DIR = 'src/site/standalone';
