import { create } from 'qrcode';

/** Modules of white around the code that readers need. */
const QUIET_ZONE = 4;

/** QR code of a text as an SVG picture; all dark modules are one path. */
export function qrSvg(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => Boolean(modules.get(y, x))),
  );
  const side = size + 2 * QUIET_ZONE;
  const path = rows.map((row, y) => rowPath(row, y + QUIET_ZONE)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`
  );
}

/** Runs of dark modules in a row, each as one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row.map(Number).join('').matchAll(/1+/g);
  return Array.from(
    runs,
    ({ 0: run, index }) => `M${index + QUIET_ZONE} ${y}h${run.length}v1h-${run.length}z`,
  ).join('');
}
