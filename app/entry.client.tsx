import { startPage } from './page/start.ts';
import { whenShown } from './page/when-shown.ts';

// A page that is only rendered ahead does nothing that a visitor could notice.
whenShown(startPage);
