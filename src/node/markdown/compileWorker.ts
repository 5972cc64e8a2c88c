import { parentPort, workerData } from 'node:worker_threads';
import type { Locale } from '../../model/locale';
import { compileDocument, type CompileOptions, type DocumentInput } from './compileDocument';

/** Compiles the documents that arrive as messages, one after another. */
const options = workerData as Record<Locale, CompileOptions>;

parentPort?.on('message', (input: DocumentInput) => {
  void compileDocument(input, options[input.locale]).then((document) =>
    parentPort?.postMessage({ document }),
  );
});
parentPort?.postMessage('ready');
