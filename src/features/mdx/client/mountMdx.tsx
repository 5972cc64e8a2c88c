import { type ComponentType, createElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { parseOwn } from '@idmp/model';
import type { Enhance } from '../../../page/article/enhance/enhanceArticle';
import { ErrorBoundary } from '../../../page/errors/boundaries';
import { reasonOf } from '../../../page/errors/errorText';
import { LoadFailure } from '../../../page/errors/LoadFailure';
import { tryInPlace } from '../../../page/errors/tryInPlace';
import { MdxSlot } from './MdxSlot';
import type { Surround } from './surroundings';

/** Distance from the viewport at which a component is mounted. */
const AHEAD_OF_WINDOW = '400px';

const COMPONENTS = '[data-mdx]';

async function loadComponent(name: string): Promise<ComponentType<object>> {
  const module = (await import(
    /* webpackChunkName: "mdx-[request]", webpackInclude: /[\\/]mdx[\\/]\w+\.tsx$/ */
    `../../../components/mdx/${name}.tsx`
  )) as { default: ComponentType<object> };
  return module.default;
}

/** Mounts the components of MDX as they approach the viewport; those in the children of another one come with it. */
export const mountMdx =
  (surround: Surround): Enhance =>
  (page, t) => {
    const roots: Root[] = [];
    let gone = false;
    const reason = (error: unknown): string => t('error.loadFailed', { reason: reasonOf(error) });
    const show = async (box: HTMLElement): Promise<void> => {
      const Component = await tryInPlace(() => loadComponent(box.dataset['mdx'] ?? ''), {
        place: box,
        describe: reason,
        retryText: t('error.retry'),
      });
      if (!gone) roots.push(mount(box, Component));
    };
    const mount = (box: HTMLElement, Component: ComponentType<object>): Root => {
      const children = box.querySelector('mdx-slot');
      const html = children?.innerHTML ?? '';
      if (children?.hasAttribute('hidden')) children.remove();
      const slot = html ? <MdxSlot html={html} mount={mountSlot} /> : undefined;
      const props = parseOwn<object>(box.dataset['props'] ?? '{}');
      const element = surround(
        <ErrorBoundary
          fallback={(error, retry) => (
            <LoadFailure text={reason(error)} retryText={t('error.retry')} onRetry={retry} />
          )}
        >
          {createElement(Component, props, slot)}
        </ErrorBoundary>,
      );
      const { rendered } = box.dataset;
      if (rendered !== undefined) return hydrateRoot(box, element, { identifierPrefix: rendered });
      const root = createRoot(box);
      root.render(element);
      return root;
    };
    const mountSlot = (slot: HTMLElement): (() => void) => mountMdx(surround)(slot, t);
    const nearness = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue;
          nearness.unobserve(target);
          void show(target);
        }
      },
      { rootMargin: AHEAD_OF_WINDOW },
    );
    for (const box of page.querySelectorAll(COMPONENTS)) {
      const outer = box.parentElement?.closest(COMPONENTS);
      if (!outer || !page.contains(outer)) nearness.observe(box);
    }
    return () => {
      gone = true;
      nearness.disconnect();
      // React is rendering the next page.
      setTimeout(() => roots.forEach((root) => root.unmount()));
    };
  };
