export { contentChecks } from './content-checks/feature';
export { ledger } from './ledger/feature';
export { acceptTranslations, reportTranslations } from './ledger/translations';
export { slips } from './slips/feature';
export { wording } from './wording/feature';
