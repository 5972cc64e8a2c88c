// Class names in tests are the source names; tests query roles, never classes.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
