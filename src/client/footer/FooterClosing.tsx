import type { FooterContent } from '../../site/footer';
import type { FooterText } from './footerText';

interface FooterClosingProps {
  content: FooterContent;
  text: FooterText;
}

/** Copyright and filing lines. The year is that of the build until `enhanceFooter` puts today's in. */
export function FooterClosing({ content: { copyright, closing }, text }: FooterClosingProps) {
  const year = new Date().getFullYear();
  const [before, after] = text(copyright.label, { from: copyright.from, year: '\n' }).split('\n');
  return (
    <>
      <p>
        {before}
        <span data-current-year="">{year}</span>
        {after}
      </p>
      {closing.map(({ label, href }) => (
        <p key={label}>
          {href ? (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {text(label)}
            </a>
          ) : (
            text(label)
          )}
        </p>
      ))}
    </>
  );
}
