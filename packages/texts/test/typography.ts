import type { Language } from '../src/index.ts';

interface Rule {
  readonly fault: string;
  readonly pattern: RegExp;
}

const everywhere: readonly Rule[] = [
  { fault: 'three dots instead of …', pattern: /\.\.\./ },
  { fault: 'straight quotation mark', pattern: /["']/ },
  { fault: 'space at an end', pattern: /^\s|\s$/ },
  { fault: 'two spaces', pattern: /\s\s/ },
  { fault: 'space before punctuation', pattern: /\s[,.;:!?](?!\d)/ },
  { fault: 'two sentence ends', pattern: /[!?]\.(?!\w)/ },
];

// Czech closes a quotation with “, Polish with ”; both open it with „. English opens with “.
const ofLanguage: Readonly<Record<Language, readonly Rule[]>> = {
  en: [{ fault: 'low quotation mark', pattern: /[„«»]/ }],
  cs: [{ fault: 'quotation marks other than „“', pattern: /[”’‘«»]|(?<!„[^“]*)“/ }],
  pl: [{ fault: 'quotation marks other than „”', pattern: /[“’‘«»]|(?<!„[^”]*)”/ }],
};

export function typographyFaults(language: Language, text: string): string[] {
  const rules = [...everywhere, ...ofLanguage[language]];
  return rules.filter((rule) => rule.pattern.test(text)).map((rule) => `${rule.fault}: ${text}`);
}
