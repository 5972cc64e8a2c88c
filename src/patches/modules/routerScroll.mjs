// Stubs for Gatsby's scrolling: src/page/navigation scrolls instead.
export const ScrollContext = ({ children }) => children;
export const useScrollRestoration = () => undefined;
