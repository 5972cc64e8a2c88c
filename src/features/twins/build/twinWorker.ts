import Tinypool from 'tinypool';
import { convertPage, type ConvertOptions } from './convertPages';

const options = Tinypool.workerData as ConvertOptions;

/** Converts a stored page in a worker thread. */
export const convert = (digest: string): ReturnType<typeof convertPage> => convertPage(digest, options);
