/** The names that apply, as the value of `class`. */
export const classesOf = (names: Readonly<Record<string, boolean>>): string =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(' ');
