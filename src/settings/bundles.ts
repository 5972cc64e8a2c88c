/** Name of the bundle with the libraries, which is evaluated before the app's if the bundler splits them. */
export const LIBRARIES = 'libraries';
