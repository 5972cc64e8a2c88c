import { useEffect, useState } from 'react';
import { type Locale, parseOwn } from '@idmp/model';
import { REPORT_ADDRESS, type WriterReport } from '../model/writerReport';

const ASK_EVERY_MS = 500;

/** Shows the content problems of a page in development, before the bundler has come to what was saved. */
export function WriterNotice({ file, locale }: { file: string; locale: Locale }) {
  const report = useReport();
  return report ? <ProblemList report={report} file={file} locale={locale} /> : null;
}

function useReport(): WriterReport | undefined {
  const [text, setText] = useState('');
  useEffect(() => {
    const ask = async (): Promise<void> => {
      if (document.hidden) return;
      // The server may be starting again.
      const response = await fetch(REPORT_ADDRESS).catch(() => undefined);
      if (response?.ok) setText(await response.text());
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return text === '' ? undefined : parseOwn<WriterReport>(text);
}

const GONE_SHOWN_MS = 5000;

interface ProblemListProps {
  report: WriterReport;
  /** Source of the page. */
  file: string;
  locale: Locale;
}

/**
 * Lists problems with file and line, in the language of the page: all errors, and the warnings of the current file.
 * Confirms when all are fixed.
 */
export function ProblemList({ report, file, locale }: ProblemListProps) {
  const shown = report.problems.filter((problem) => problem.isError || problem.file === file);
  const gone = useJustGone(shown.length === 0);
  if (shown.length === 0 && !gone) return null;
  return (
    <div className="boot-failure failure" role="status" lang={locale}>
      <pre>{gone ? report.none[locale] : shown.map(({ text }) => `${text[locale]}\n`)}</pre>
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
