// Stands in for Gatsby's <Slice>, which the site does not use.
export const Slice = () => null;
