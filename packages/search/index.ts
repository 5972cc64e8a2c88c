export { searchFileOf } from './build/searchFileOf';
export { searchFileName } from './model/searchFile';
export { type IndexJobOptions, sendSearchRecords } from './job/sendSearchRecords';
export {
  type Question,
  type QuestionsOf,
  WHOLE_PAGE,
  counterpartQuestions,
  questionFinder,
} from './model/questions';
export { type SearchRecord, type SearchWords, recordsOfPage } from './model/searchRecord';
export { CELL_BORDER, sectionsOf } from './model/searchSections';
export type { SynonymGroup } from './model/synonyms';
