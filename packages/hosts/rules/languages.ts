import type { Locale } from '@idmp/model';

/** Values of `<html lang>` and hreflang. */
export type Languages = Readonly<Record<Locale, string>>;
