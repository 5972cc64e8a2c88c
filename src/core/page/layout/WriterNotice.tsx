import report from '$site/problems.json';
import type { Locale } from '../../model/locale';
import { ProblemList } from './ProblemList';

/** Shows the content problems of a page in development. */
export const WriterNotice = ({ file, locale }: { file: string; locale: Locale }) => (
  <ProblemList report={report} file={file} locale={locale} />
);
