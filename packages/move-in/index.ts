export { moveIn, type ReceivingSite } from './moveIn';
