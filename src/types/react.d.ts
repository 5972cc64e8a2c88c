import 'react';

declare module 'react' {
  // React 18 passes the attribute through, but its types lack it.
  interface HTMLAttributes<T> {
    inert?: '' | undefined;
  }
}
