// What the bench must know of this site beyond its defaults.
export default {
  sidebar: '#sidebar nav',
  search: { button: '[data-search-open]' },
};
