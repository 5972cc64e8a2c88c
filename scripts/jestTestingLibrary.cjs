// One waiting time for all suites: no test measures time, and a busy machine must not fail one.
require('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 });
