import type english from '../../../../locales/en/machines.json';
import { readTexts } from '@idmp/files';

/** Texts in the files for language models. */
export const MACHINE_TEXTS = readTexts<keyof typeof english>('machines');
