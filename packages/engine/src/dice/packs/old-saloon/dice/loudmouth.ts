import { die } from '../../../content.ts';

export const loudmouth = die('loudmouth', 'arrow', 'dynamite', '1x2', '2x2', 'gatlingx2', 'bullet');
