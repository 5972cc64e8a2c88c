import { memo, useEffect, useRef } from 'react';
import { fetchSection } from '../../../../page/navigation/fetchSection';
import { copyBlock } from '../../../../page/navigation/sections';
import { DIALOG } from '../dialogLimits';
import type { HitTarget } from '../entries/hitTarget';
import * as styles from './SearchDialog.module.css';

/** The section of the active hit beside the list, in wide windows; only to look at, so it is hidden from screen readers. */
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
      fetchSection(href).then(
        ({ blocks }) => show(blocks),
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
