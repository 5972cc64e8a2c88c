/** The script that runs before the first paint: the page's own part, then those of the features. */
import '../page/boot/early';
import './announcement/early';
import './search/early';
