export {
  ANNOUNCEMENTS_FILE,
  CONTENT_DIR,
  CONTENT_NAMES,
  DOWNLOADS_DIR,
  GLOSSARY_FILE,
  POPULAR_FILE,
  STANDALONE_DIR,
  THESAURUS_FILE,
  downloadAddress,
  fileOfDownload,
  savedName,
  versionNames,
} from './contentFolders';
export { git, gitLog } from './git';
export { isUnreadableName, listFiles, listVisibleFiles } from './listFiles';
export { codeVersion } from './codeVersion';
export { mapInWorkers } from './mapInWorkers';
export { FILES_AT_ONCE, limited, mapLimited } from './mapLimited';
export { messageOf } from './messageOf';
export { readTextFile, readTexts } from './readTextFile';
export { stamped } from './stamped';
export {
  buildKey,
  readBuildFile,
  readBuildText,
  readKeyed,
  readStored,
  writeBuildFile,
  writeKeyed,
  writeStored,
} from './stored';
export { PARTIAL_FILE, copyIfChanged, writeAll, writeIfChanged, writeWhole } from './writeFile';
