type Category = Intl.LDMLPluralRule;

/** Whole numbers below this are written alike in every language here. */
const SMALL = 1000;
const isSmall = (count: number): boolean => Number.isInteger(count) && count >= 0 && count < SMALL;

const between = (from: number, to: number, count: number): boolean => count >= from && count <= to;

/** Of small whole numbers. Asking the machine instead stops a slow one for some frames when the page opens. */
const categories: Readonly<Record<string, (count: number) => Category>> = {
  en: (count) => (count === 1 ? 'one' : 'other'),
  cs: (count) => (count === 1 ? 'one' : between(2, 4, count) ? 'few' : 'other'),
  pl: (count) => (count === 1 ? 'one' : between(2, 4, count % 10) && !between(12, 14, count % 100) ? 'few' : 'many'),
};

interface Counting {
  category: (count: number) => Category;
  digits: (count: number) => string;
}

/** How a language counts and writes numbers; the machine is asked for the rare ones, when they come. */
export function countingOf(language: string): Counting {
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const ofMachine = (count: number): Category => {
    plurals ??= new Intl.PluralRules(language);
    return plurals.select(count);
  };
  const small = categories[language] ?? ofMachine;
  return {
    category: (count) => (isSmall(count) ? small(count) : ofMachine(count)),
    digits(count) {
      if (isSmall(count)) return String(count);
      numbers ??= new Intl.NumberFormat(language);
      return numbers.format(count);
    },
  };
}
