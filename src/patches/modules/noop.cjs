// Stub for a module that the site never calls in the browser.
module.exports = () => '';
