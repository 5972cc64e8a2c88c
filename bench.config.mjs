// What the bench must know of this site beyond its defaults.
export default {
  sidebar: '#idmp-sidebar nav',
  search: { button: '[data-search-open]' },
};
