import 'react';

declare module 'react' {
  // React 18 passes the attribute on but does not know it yet.
  interface HTMLAttributes<T> {
    inert?: '' | undefined;
  }
}
