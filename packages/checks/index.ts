export { checkSite } from './content-checks/checkSite';
export { readLedger } from './ledger/readLedger';
export { acceptTranslations, reportTranslations } from './ledger/translations';
export { checkIndents, checkSlips, checkStructure } from './slips/markdownSlips';
export { checkControls, checkSamples } from './slips/samples';
export { checkFieldWording, checkWording } from './wording/checkWording';
