export { bundleModule } from './bundleModule.mjs';
export {
  ANNOUNCEMENTS_FILE,
  CONTENT_DIR,
  downloadAddress,
  DOWNLOADS_DIR,
  fileOfDownload,
  GLOSSARY_FILE,
  PLACEHOLDERS_FILE,
  POPULAR_FILE,
  savedName,
  STANDALONE_DIR,
  THESAURUS_FILE,
} from './contentFolders';
export { copyIfChanged } from './copyIfChanged';
export { git, gitLog } from './git';
export { isUnreadableName, listFiles, listVisibleFiles } from './listFiles';
export { mapInWorkers } from './mapInWorkers';
export { FILES_AT_ONCE, limited, mapLimited } from './mapLimited';
export { messageOf } from './messageOf';
export { readTextFile } from './readTextFile';
export { readTexts } from './readTexts';
export { sourceVersion } from './sourceVersion';
export { stamped } from './stamped';
export { readBuildFile, readSealed, readStored, writeBuildFile, writeSealed, writeStored } from './stored';
export { versionNames } from './versionNames';
export { writeAll } from './writeAll';
export { writeIfChanged } from './writeIfChanged';
export { PARTIAL_FILE, writeWhole } from './writeWhole';
