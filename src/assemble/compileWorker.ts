import Tinypool from 'tinypool';
import { type CompiledPage, type CompileJob, compilePage, type CompileSettings } from '@idmp/content';
import { DIALECT } from './dialect';

const options = Tinypool.workerData as CompileSettings['options'];

/** Compiles a page in a worker thread; a document in the store is not sent. */
export async function compile(job: CompileJob): Promise<CompiledPage> {
  const { page, isStored } = await compilePage(job, options, DIALECT);
  return isStored ? { key: page.key, fields: page.fields } : page;
}
