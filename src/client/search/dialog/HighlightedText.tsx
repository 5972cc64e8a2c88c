import { MARK } from '../../../site/search';

interface HighlightedTextProps {
  /** Text with marks around the words that matched; everything else in it is plain text. */
  value: string;
}

/** A text with its marked words; whatever the index holds is shown as text, never as HTML. */
export function HighlightedText({ value }: HighlightedTextProps) {
  const [first = '', ...rest] = value.split(MARK.pre);
  return (
    <>
      {first}
      {rest.flatMap((piece, i) => {
        const [marked = '', plain = ''] = piece.split(MARK.post);
        return [<mark key={i}>{marked}</mark>, plain];
      })}
    </>
  );
}
