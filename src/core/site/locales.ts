export { LOCALE_CONFIG } from '../../site/languages';
export type * from '../model/localeConfig';
