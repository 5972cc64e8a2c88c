import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULE_SETS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on colors or on which image variant is shown. */
const RULES_OF_COLORS = ['color-contrast', 'link-in-text-block', 'image-alt', 'svg-img-alt'];

/** Expects no accessibility violations on the page, or within `include`. */
export function expectAccessible(page: Page, include?: string): Promise<void> {
  const builder = builderFor(page).withTags(RULE_SETS);
  return expectNothing(include ? builder.include(include) : builder);
}

/** Expects no additional violations in the other color mode of a fully checked page. */
export function expectAccessibleColors(page: Page): Promise<void> {
  return expectNothing(builderFor(page).withRules(RULES_OF_COLORS));
}

// Pages have no frames, and checking for them would open a second page each time.
const builderFor = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

async function expectNothing(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}
