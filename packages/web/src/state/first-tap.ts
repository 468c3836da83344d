/** For what stands where something else stood a moment ago: the second tap of a double one is not meant for it. */
export const firstTap =
  (act: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail < 2) act();
  };
