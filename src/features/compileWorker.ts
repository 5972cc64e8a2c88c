import { registerFeatures } from './register';
import Tinypool from 'tinypool';
import {
  compilePage,
  type CompiledPage,
  type CompileJob,
  type CompileSettings,
} from '../core/content/compileDocuments';

registerFeatures();

const options = Tinypool.workerData as CompileSettings['options'];

/** Compiles a page in a worker thread; a document in the store is not sent. */
export async function compile(job: CompileJob): Promise<CompiledPage> {
  const { page, isStored } = await compilePage(job, options);
  return isStored ? { key: page.key, fields: page.fields } : page;
}
