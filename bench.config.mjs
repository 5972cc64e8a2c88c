// What a benchmark of documentation sites must know of this one, beyond its defaults.
export default {
  sidebar: '#idmp-sidebar nav',
  search: { button: '[data-search-open]' },
};
