import type { Context } from 'react';

declare module 'react' {
  // React 18 passes the attribute through, but its types lack it.
  interface HTMLAttributes<T> {
    inert?: '' | undefined;
  }
}

declare module 'gatsby' {
  /** Results of `useStaticQuery`; Gatsby's types lack it. */
  const StaticQueryContext: Context<object>;
}
