import { useEffect, useState } from 'react';
import type { WriterReport } from '../../model/problem';

const GONE_SHOWN_MS = 5000;

/** Lists problems with file and line: all errors, and the warnings of the current file. Confirms when all are fixed. */
export function ProblemList({ report, file }: { report: WriterReport; file: string }) {
  const shown = report.problems.filter((problem) => problem.isError || problem.file === file);
  const gone = useJustGone(shown.length === 0);
  if (shown.length === 0 && !gone) return null;
  return (
    <div className="boot-failure failure" role="status" lang="en">
      <pre>{gone ? report.summary : shown.map(({ text }) => text).join('\n')}</pre>
    </div>
  );
}

/** True for a moment after the last problem was fixed. */
function useJustGone(none: boolean): boolean {
  const [hadSome, setHadSome] = useState(!none);
  useEffect(() => {
    if (!none) setHadSome(true);
    if (!none || !hadSome) return undefined;
    const timer = setTimeout(() => setHadSome(false), GONE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [none, hadSome]);
  return none && hadSome;
}
