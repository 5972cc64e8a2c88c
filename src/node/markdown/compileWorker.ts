import Tinypool from 'tinypool';
import type { CompiledDocument } from '../../model/compiledDocument';
import type { Locale } from '../../model/locale';
import { compileDocument } from './compileDocument';
import type { CompileOptions, DocumentInput } from './context';

const options = Tinypool.workerData as Record<Locale, CompileOptions>;

/** Compiles one document in a worker thread. */
export function compile(input: DocumentInput): Promise<CompiledDocument> {
  return compileDocument(input, options[input.locale]);
}
