import type { Translated } from '../card-text.ts';
import type { GoldRushKey } from './en.ts';

export const cs = {
  'card/gear/wanted': {
    name: 'Wanted',
    line: 'Za zabití: 2 karty a 1 valoun',
    text: 'Hned po koupi ji vyložíš před kteréhokoli hráče. Kdo ho vyřadí ze hry, dobere si dvě karty a vezme si 1 valoun zlata.',
    rulings: [
      'Přičítá se ke všemu ostatnímu: za banditu je to celkem pět karet.',
      'Šerif, který zabije pomocníka, si nejdřív dobere a pak přijde o všechny karty, valoun mu však zůstane.',
      'Nemá-li smrt na svědomí žádný hráč, nikdo nic nedostane.',
    ],
  },

  'card/character/josh-mccloud': {
    name: 'Josh McCloud',
    line: '2 valouny: vrchní karta vybavení',
    text: 'Ve svém tahu smíš zaplatit 2 valouny zlata a vzít si naslepo vrchní kartu z balíčku vybavení.',
    rulings: [
      'Hnědá karta se hned provede.',
      'Černá karta, kterou už před sebou máš, se odhodí; platí to i pro Wanted.',
    ],
  },

  'card/role/shadow-deputy': {
    name: 'Stínový pomocník',
    line: 'Hraje jako stín za zákon',
    text: 'Jsi mimo hru, ale na své tahy se vracíš. Bojuješ v nich za šerifa a vyhráváš s ním.',
    rulings: [
      'Vyřazený odpadlík si stranu nevybírá: na začátku tahu je to ta, která má víc odhalených rolí, při shodě bandité.',
      'Jeho vlastní karta se nikdy nepočítá a strana platí do jeho příštího tahu.',
    ],
  },
  'card/role/shadow-outlaw': {
    name: 'Stínový bandita',
    line: 'Hraje jako stín za bandity',
    text: 'Jsi mimo hru, ale na své tahy se vracíš. Bojuješ v nich proti šerifovi a vyhráváš s bandity.',
    rulings: [
      'Vyřazený odpadlík si stranu nevybírá: na začátku tahu je to ta, která má víc odhalených rolí, při shodě bandité.',
      'Jeho vlastní karta se nikdy nepočítá a strana platí do jeho příštího tahu.',
    ],
  },

  'card/variant/shadow-gunslingers': {
    name: 'Stínoví pistolníci',
    line: 'Mrtví se vracejí na své tahy',
    text: 'Vyřazení hráči se na každý svůj tah vracejí jako stíny bez životů a hrají za svou stranu. Stín nemůže životy ztrácet ani získávat a na konci tahu odhodí všechny karty.',
    rulings: [
      'Samo vyřazení je obyčejné: karty, role, odměna i trest. Zůstávají jen valouny zlata.',
      'Mimo vlastní tah stíny nejsou ve hře a do vzdálenosti se nepočítají.',
      'Odchod na konci tahu není vyřazení: Vulture Sam a podobní nic nedostanou.',
    ],
  },
} satisfies Translated<GoldRushKey>;
