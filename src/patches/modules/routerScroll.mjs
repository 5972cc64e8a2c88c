// Stubs for Gatsby's scrolling: src/core/page/navigation scrolls instead.
export const ScrollContext = ({ children }) => children;
export const useScrollRestoration = () => undefined;
