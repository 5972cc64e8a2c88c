import type english from '../../locales/en/problems.json';

type English = typeof english;

declare module '@idmp/model' {
  interface ProblemTexts extends English {
    'did-you-mean': string;
  }
}
