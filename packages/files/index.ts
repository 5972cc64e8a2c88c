export { bundleModule } from './bundleModule.mjs';
export {
  ANNOUNCEMENTS_FILE,
  CONTENT_DIR,
  CONTENT_NAMES,
  downloadAddress,
  DOWNLOADS_DIR,
  fileOfDownload,
  GLOSSARY_FILE,
  POPULAR_FILE,
  savedName,
  STANDALONE_DIR,
  THESAURUS_FILE,
  versionNames,
} from './contentFolders';
export { copyIfChanged, writeAll, writeIfChanged } from './writeIfChanged';
export { git, gitLog } from './git';
export { codeVersion, isUnreadableName, listFiles, listVisibleFiles } from './listFiles';
export { mapInWorkers } from './mapInWorkers';
export { FILES_AT_ONCE, limited, mapLimited } from './mapLimited';
export { messageOf } from './messageOf';
export { readTextFile, readTexts } from './readTextFile';
export { stamped } from './stamped';
export {
  buildKey,
  readBuildFile,
  readBuildText,
  readSealed,
  readStored,
  writeBuildFile,
  writeSealed,
  writeStored,
} from './stored';
export { PARTIAL_FILE, writeWhole } from './writeWhole';
