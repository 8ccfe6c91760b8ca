/** Where the lands are painted: fetched once a map or a book is looked at. */
export { landOf } from '.';
export { painting } from './painting';
export { vignette } from './vignette';
