import report from '$site/problems.json';
import { ProblemList } from './ProblemList';

/** Shows the content problems of a page in development. */
export const WriterNotice = ({ file }: { file: string }) => <ProblemList report={report} file={file} />;
