import type { Element } from 'hast';
import { s } from 'hastscript';
import sax from 'sax';

/** The shapes of a simple SVG, such as an icon of a package: its elements without their text, in one list. */
export function svgShapes(svg: string): Element[] {
  const shapes: Element[] = [];
  const parser = sax.parser(true);
  parser.onopentag = ({ name, attributes }) => {
    if (name !== 'svg') shapes.push(s(name, attributes as Record<string, string>));
  };
  parser.write(svg).close();
  return shapes;
}
