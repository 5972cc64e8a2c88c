export { FOOTERS } from '../../site/footers';
export type * from '../model/footer';
