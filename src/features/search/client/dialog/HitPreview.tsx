import { memo, useEffect, useRef } from 'react';
import { fetchSections, copyBlock, type Section } from '../../../../page/navigation/sections';
import { DIALOG } from '../dialogLimits';
import type { HitTarget } from '../entries/hitTarget';
import * as styles from './SearchDialog.module.css';

/** Blocks of the first sections, as many as the preview has room for; none if they are a line or two in an empty pane. */
function previewOf(sections: readonly Section[]): Element[] {
  const shown: Element[] = [];
  let letters = 0;
  for (const { blocks } of sections) {
    if (letters > DIALOG.previewMaxLetters) break;
    shown.push(...blocks);
    letters += blocks.reduce((sum, { textContent }) => sum + textContent.length, 0);
  }
  return letters < DIALOG.previewMinLetters ? [] : shown;
}

/** The page from the active hit on, beside the list in wide windows; only to look at, so it is hidden from screen readers. */
export const HitPreview = memo(function HitPreview({ target }: { target: HitTarget | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.inert = true;
  }, []);
  const href = target?.address ? target.href : undefined;
  useEffect(() => {
    if (!href || !window.matchMedia?.(`(min-width: ${DIALOG.previewMinEm}em)`).matches) return undefined;
    let isCurrent = true;
    const show = (blocks: readonly Element[]): void => {
      if (isCurrent) box.current?.replaceChildren(...blocks.map(copyBlock));
    };
    // Keys come first: a reader who types or moves on needs no preview.
    const timer = setTimeout(() => {
      fetchSections(href).then(
        (sections) => show(previewOf(sections)),
        () => show([]),
      );
    }, DIALOG.previewDelayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [href]);
  return <div ref={box} aria-hidden className={`prose ${styles.preview}`} />;
});
