export { embeddedIndexFiles, type IndexFile } from './build/embeddedIndex';
export { sendSearchRecords, type IndexJobOptions } from './job/sendSearchRecords';
export { SEARCH } from './model/searchLimits';
