import type { Translated } from '../card-text.ts';
import type { ArmedAndDangerousKey } from './en.ts';

export const cs = {
  'card/card/big-fifty': {
    name: 'Big Fifty',
    line: 'Dostřel 6; 1 žeton: cíl bez pomoci',
    text: 'Zbraň s dostřelem 6, vykládá se se třemi žetony nabití. Při hraní karty BANG! z ní smíš zaplatit 1 žeton: pro tuto ránu nemá schopnost cíle ani jeho vyložené karty žádný účinek.',
    rulings: [
      'Cíli nepomůže Barel, Mustang ani postava; karty z ruky fungují.',
      'S posledním žetonem se zbraň odhodí, zaplacená rána však platí.',
    ],
  },
  'card/card/bomb': {
    name: 'Bomba',
    line: 'Sejmi: ♥♦ = předej, ♣♠ = −2 žetony',
    text: 'Vyložíš ji se třemi žetony nabití před kteréhokoli hráče. Ten na začátku každého svého tahu snímá: při srdcové nebo kárové kartě ji předá, komu chce, při křížové nebo pikové z ní ubydou 2 žetony. Bez žetonů vybuchne a vezme 2 životy.',
    rulings: [
      'Když ji někdo vezme nebo odhodí, nevybuchne; dojdou-li žetony jinak, vybuchne.',
      'Snímá se na ni až po Dynamitu, Vězení a Chřestýši, a v tahu ztraceném ve vězení vůbec.',
      'Za výbuch nikdo nemůže.',
      'Je kárová: před Apache Kida se vyložit nedá a výbuch ho nezraní.',
      'Kdo ji má před sebou, smí platit jejími žetony, ale na vlastní nebezpečí.',
    ],
  },
  'card/card/tumbleweed': {
    name: 'Stepní běžec',
    line: '1 žeton: sejmutí se opakuje',
    text: 'Vykládá se se třemi žetony nabití. Hned po sejmutí kteréhokoli hráče z něj smíš zaplatit 1 žeton: snímá se znovu a předchozí výsledek neplatí.',
    rulings: [
      'Platí i pro tvé vlastní snímání a mimo tvůj tah, a když pokaždé zaplatíš, i několikrát po sobě.',
      'Lucky Duke otočí dvě nové karty.',
      'S posledním žetonem se karta odhodí.',
    ],
  },
} satisfies Translated<ArmedAndDangerousKey>;
