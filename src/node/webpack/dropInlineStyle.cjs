/** Keeps a module from adding the `<style>` element that it makes. */
module.exports = (source) => source.replace('document.head.appendChild(node);', '');
