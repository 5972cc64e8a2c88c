import type english from '../../../../locales/en/machines.json';
import { readTexts } from '../../../core/files/readTexts';

/** Texts in the files for language models. */
export const MACHINE_TEXTS = readTexts<keyof typeof english>('machines');
