import type { Translated } from '../card-text.ts';
import type { GreatTrainRobberyKey } from './en.ts';

// No Polish source gives the card names of this set: they are our translations.
export const pl = {
  'card/card/train-robbery': {
    name: 'Napad na pociąg',
    line: 'Za każdą kartę: odrzuć albo BANG!',
    text: 'Wybierasz gracza w dowolnej odległości. Przy każdej swojej wyłożonej karcie po kolei decyduje on, czy ją odrzuca, czy staje wobec efektu BANG! Zużywa to twój jeden BANG! na turę.',
    rulings: [
      'To nie jest karta BANG!, ale w tej samej turze nie możesz jej zagrać, chyba że coś pozwala ci na więcej.',
      'Na każdy strzał odpowiada się osobno.',
      'Wyposażenia to nie dotyczy.',
    ],
  },

  'card/wagon/ghost-car': {
    name: 'Wagon duchów',
    line: 'Z nim gra się nawet bez życia',
    text: 'Kładziesz go przed kimkolwiek oprócz szeryfa, także przed wyeliminowanym. Z nim gracz zostaje w grze albo do niej wraca bez punktów życia i nie może ich tracić ani odzyskiwać.',
    rulings: [
      'Taki gracz jest w grze pod każdym względem: dla odległości, zdolności i zwycięstwa.',
      'Utrata ostatniego punktu życia z tym wagonem to nie eliminacja: nie ma nagrody, a rola pozostaje ukryta.',
      'Bez punktów życia na końcu tury odrzuca się całą rękę; wyłożone karty zostają.',
      'Gdy wagon odjeżdża do kogoś innego lub jest odrzucony, gracz od razu odpada i nikt nic z tego nie ma.',
    ],
  },

  'card/character/sgt-blaze': {
    name: 'Sgt. Blaze',
    line: 'Może oszczędzić jednego gracza',
    text: 'Gdy zagrywasz kartę albo używasz efektu, który dotyczy kilku graczy, możesz jednego z nich pominąć.',
    rulings: [
      'W Sklepie odkrywa się o jedną kartę mniej, a pominięty gracz nie dostaje żadnej.',
      'Możesz pominąć siebie; działa to też przy lokomotywie, gdy dojeżdża w twojej turze.',
    ],
  },
} satisfies Translated<GreatTrainRobberyKey>;
