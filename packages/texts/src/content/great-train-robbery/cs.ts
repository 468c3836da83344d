import type { Translated } from '../card-text.ts';
import type { GreatTrainRobberyKey } from './en.ts';

export const cs = {
  'card/card/train-robbery': {
    name: 'Vlaková loupež',
    line: 'Za každou kartu: odhoď, nebo BANG!',
    text: 'Vybereš hráče v jakékoli vzdálenosti. Ten se u každé své vyložené karty postupně rozhodne, zda ji odhodí, nebo bude čelit efektu BANG! Vyčerpá to tvůj jeden BANG! za tah.',
    rulings: [
      'Není to karta BANG!, v témž tahu ji však zahrát nesmíš, pokud ti něco nedovoluje víc.',
      'Proti každé ráně se brání zvlášť.',
      'Vybavení se to netýká.',
    ],
  },

  'card/wagon/ghost-car': {
    name: 'Vagon duchů',
    line: 'S ním se hraje i bez životů',
    text: 'Vyložíš ho před kohokoli kromě šerifa, i před vyřazeného. S ním hráč zůstává ve hře nebo se do ní vrací bez životů a nemůže je ztrácet ani získávat.',
    rulings: [
      'Takový hráč je ve hře po všech stránkách: pro vzdálenost, schopnosti i vítězství.',
      'Ztratit s ním poslední život není vyřazení: není odměna a role zůstává skrytá.',
      'Bez životů se na konci tahu odhazuje celá ruka, vyložené karty zůstávají.',
      'Přijde-li hráč o vagon, je hned mimo hru a nikdo z toho nic nemá.',
    ],
  },

  'card/character/sgt-blaze': {
    name: 'Sgt. Blaze',
    line: 'Smí ušetřit jednoho hráče',
    text: 'Když zahraješ kartu nebo použiješ efekt, který se týká více hráčů, smíš jednoho z nich vynechat.',
    rulings: [
      'U Hokynářství se odkryje o kartu méně a vynechaný hráč nedostane žádnou.',
      'Vynechat smíš i sebe a platí to také pro lokomotivu, dojede-li ve tvém tahu.',
    ],
  },
} satisfies Translated<GreatTrainRobberyKey>;
