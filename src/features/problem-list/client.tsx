import { useEffect, useState } from 'react';
import { type Locale, parseOwn } from '@idmp/model';
import type { ClientFeature } from '../../page/feature/clientFeature';
import { REPORT_ADDRESS, type WriterReport } from './model/writerReport';
import { ProblemList } from './client/ProblemList';

const ASK_EVERY_MS = 500;

/** Shows the content problems of a page in development, before the bundler has come to what was saved. */
function WriterNotice({ file, locale }: { file: string; locale: Locale }) {
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

/** The problems of the content beside the page, in `npm run develop`. */
export const problemList = {
  name: 'problem-list',
  ...(process.env.NODE_ENV === 'development' && { Develop: WriterNotice }),
} satisfies ClientFeature;
