import type { CardText } from '../card-text.ts';
import type { TokenKey } from './en.ts';

export const cs = {
  'card/token/life': {
    name: 'Život',
    line: 'Náboj za každý život',
    text: 'Začínáš s tolika životy, kolik nábojů má tvoje postava; šerif má o jeden víc. Kdo ztratí poslední, vypadává ze hry.',
    rulings: ['Víc životů než na začátku nikdo nikdy nemá.', 'Na konci tahu si necháš tolik karet, kolik máš životů.'],
  },
  'card/token/nugget': {
    name: 'Valoun zlata',
    line: 'Kupuje se za něj vybavení',
    text: 'Kdo jinému hráči ubere život, bere si za něj valoun. Ve svém tahu platíš valouny za vybavení v obchodě.',
    rulings: ['Valouny leží odkryté před svým majitelem.'],
  },
  'card/token/load': {
    name: 'Žeton nabití',
    line: 'Platí se jím oranžové karty',
    text: 'Oranžová karta přichází do hry se třemi žetony nabití, kterými se platí její efekt.',
    rulings: ['Většina oranžových karet se odhodí, když zmizí poslední žeton; každá to říká sama.'],
  },
  'dice/token/arrow': {
    name: 'Šíp',
    line: 'Devět pro všechny hráče',
    text: 'Každý hozený šíp se hned bere z hromádky. Kdo vezme poslední, přivolá Indiány: každý ztrácí 1 život za každý svůj šíp a všechny šípy se pak vracejí.',
    rulings: ['Šípy hráče, který vypadne, se vracejí na hromádku.'],
  },
  'dice/token/chief-arrow': {
    name: 'Náčelníkův šíp',
    line: 'Platí za dva šípy',
    text: 'Kdo si má vzít šíp, smí za jeden výsledek vzít tenhle. Platí za dva šípy, a má-li jeho držitel při útoku Indiánů víc šípů než kdokoli jiný, neztrácí nic.',
    rulings: ['Při shodě v počtu šípů nechrání.'],
  },
  'dice/token/ghost': {
    name: 'Žeton ducha',
    line: 'Výsledek, který předává duch',
    text: 'Duch dá hráči žeton s jedním výsledkem; ten musí před prvním hodem příštího tahu otočit základní kostku na tuto stranu.',
    rulings: ['Na konci toho tahu se žeton vrací.'],
  },
} satisfies Record<TokenKey, CardText>;
