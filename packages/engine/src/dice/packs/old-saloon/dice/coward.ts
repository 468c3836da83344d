import { die } from '../../../content.ts';

export const coward = die('coward', 'arrow', 'dynamite', '1', 'broken-arrow', 'beer', 'beerx2');
