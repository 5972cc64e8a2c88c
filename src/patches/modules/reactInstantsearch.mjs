// The parts of react-instantsearch that the dialog uses, from the underlying package: its own index imports dozens of
// widgets, which take seconds to parse before they are tree-shaken.
export { InstantSearch } from '$react-instantsearch/components/InstantSearch.js';
export { useConfigure } from '$react-instantsearch/connectors/useConfigure.js';
export { useSearchBox } from '$react-instantsearch/connectors/useSearchBox.js';
export { useInstantSearchContext } from '$react-instantsearch/lib/useInstantSearchContext.js';
