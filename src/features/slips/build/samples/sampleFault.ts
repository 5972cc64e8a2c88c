/** A fault in a code sample; `line` counts from 0 within the sample. */
export interface SampleFault {
  line: number;
  message: string;
  hint: string;
}

/** Line of a character offset, counted from 0. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length - 1;
}
