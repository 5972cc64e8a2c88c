// Stubs for Gatsby's scrolling: client/navigation scrolls instead.
export const ScrollContext = ({ children }) => children;
export const useScrollRestoration = () => undefined;
