export { BRAND } from '../../site/brand';
