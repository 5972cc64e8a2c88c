import { CODE_SLIPS } from './codeSlips';
import { PARSE_SLIPS } from './parseSlips';
import { PROSE_SLIPS } from './proseSlips';
import { FIELD_SLIPS, FILE_SLIPS, LINK_SLIPS } from './siteSlips';

/** The table of slips. */
export const SLIPS = [
  ...PROSE_SLIPS,
  ...CODE_SLIPS,
  ...PARSE_SLIPS,
  ...FIELD_SLIPS,
  ...LINK_SLIPS,
  ...FILE_SLIPS,
];
