import Tinypool from 'tinypool';
import { twinBody, type TwinSite } from './twin';

const site = Tinypool.workerData as TwinSite;

/** Converts the HTML of one page to Markdown in a worker thread. */
export function convert(html: string): string {
  return twinBody(html, site);
}
