export { LOCALE_CONFIG } from '../site/languages';
export type { LocaleConfig } from '@idmp/model';
