import { die } from '../../content.ts';

export const baseDie = die('base', 'arrow', 'dynamite', '1', '2', 'beer', 'gatling');
