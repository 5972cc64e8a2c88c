import report from '$site/problems.json';
import { ProblemList } from './ProblemList';

/** Shows a writer in development what is wrong in the content of a page. */
export const WriterNotice = ({ file }: { file: string }) => <ProblemList report={report} file={file} />;
