import { extensionPoint } from '@idmp/model';

/** What a feature tells the script that runs before the first paint. */
export interface EarlyExtension {
  earlyValues?: () => Readonly<Record<string, string>>;
}

/** What the features tell the script that runs before the first paint. */
export const earlyExtensions = extensionPoint<EarlyExtension>('registerBuildFeatures');

/** The values of all features, by name. */
export const earlyValues = (): Record<string, string> =>
  Object.assign({}, ...earlyExtensions.all().map((feature) => feature.earlyValues?.())) as Record<
    string,
    string
  >;
