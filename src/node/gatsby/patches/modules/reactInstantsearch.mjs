// The parts of react-instantsearch that the dialog uses, from the package behind it: its own index brings dozens of
// widgets along, which cost seconds to parse before the bundler leaves them out.
export { InstantSearch } from '$react-instantsearch/components/InstantSearch.js';
export { useConfigure } from '$react-instantsearch/connectors/useConfigure.js';
export { useSearchBox } from '$react-instantsearch/connectors/useSearchBox.js';
export { useInstantSearchContext } from '$react-instantsearch/lib/useInstantSearchContext.js';
