export { FOOTERS } from '../site/footers';
export type * from '../types/footer';
