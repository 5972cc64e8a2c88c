import { sheetKind } from '@idmp/model';

/** A style sheet of the app, which all pages share. */
const SHEET = /^app\.(?:[a-z]+\.)?[0-9a-f]+\.css$/;

/** The style sheets of articles among the files of a build, in the order in which pages load them. */
export function styleSheetsOf(names: Iterable<string>): string[] {
  const rank = (name: string): number => ({ first: 0, later: 2 })[sheetKind(name)] ?? 1;
  return [...names].filter((name) => SHEET.test(name)).sort((a, b) => rank(a) - rank(b));
}
