import type { SearchRecord } from '../model/searchRecord';

/** A record as the hosted index returns it. */
export interface RemoteRecord {
  objectID: string;
  digest?: string | undefined;
  language?: string | undefined;
}

/** Changes that bring the records of an index up to date. */
export interface IndexChanges {
  add: SearchRecord[];
  change: SearchRecord[];
  /** Ids of records to delete. */
  remove: string[];
  unchanged: number;
}

/** Record size limit of the hosted service's smallest plan. */
export const RECORD_MAX_BYTES = 10_000;
/** Share of a language's records that may be deleted without `--force`. */
const REMOVED_MAX_SHARE = 0.3;

/** Diffs the records of a build and those of an index. */
export function indexChanges(
  records: readonly SearchRecord[],
  remote: readonly RemoteRecord[],
): IndexChanges {
  const digests = new Map(remote.map(({ objectID, digest }) => [objectID, digest]));
  const wanted = new Set(records.map(({ objectID }) => objectID));
  const known = records.filter(({ objectID }) => digests.has(objectID));
  const change = known.filter(({ objectID, digest }) => digests.get(objectID) !== digest);
  return {
    add: records.filter(({ objectID }) => !digests.has(objectID)),
    change,
    remove: remote.map(({ objectID }) => objectID).filter((objectID) => !wanted.has(objectID)),
    unchanged: known.length - change.length,
  };
}

/** Number of records that change. */
export function sizeOf({ add, change, remove }: IndexChanges): number {
  return add.length + change.length + remove.length;
}

/** Reasons why records must not be sent. */
export function recordFaults(records: readonly SearchRecord[]): string[] {
  if (records.length === 0) return ['there are no records; an empty set would empty the index'];
  return [...oversizeFaults(records), ...duplicateFaults(records)];
}

function oversizeFaults(records: readonly SearchRecord[]): string[] {
  return records.flatMap((record) => {
    const bytes = Buffer.byteLength(JSON.stringify(record));
    if (bytes <= RECORD_MAX_BYTES) return [];
    return [
      `a record of ${record.url} has ${bytes} bytes, at most ${RECORD_MAX_BYTES} are allowed; split its text`,
    ];
  });
}

function duplicateFaults(records: readonly SearchRecord[]): string[] {
  const first = new Map<string, SearchRecord>();
  return records.flatMap((record) => {
    const other = first.get(record.objectID);
    if (!other) first.set(record.objectID, record);
    return other ? [`records of ${other.url} and ${record.url} have the same id ${record.objectID}`] : [];
  });
}

/** Why changes need `--force`; null if they do not. */
export function dangerOf({ remove }: IndexChanges, remote: readonly RemoteRecord[]): string | null {
  const share = remote.length === 0 ? 0 : remove.length / remote.length;
  if (share <= REMOVED_MAX_SHARE) return null;
  const percent = Math.round(share * 100);
  return `${remove.length} of ${remote.length} records (${percent} %) would be deleted; --force does it nevertheless`;
}
