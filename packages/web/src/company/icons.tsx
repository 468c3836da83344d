/** Signs that the family of icons lacks, in its weight. */
const Sign = ({ d }: { d: string }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

export const TalkIcon = () => (
  <Sign d="M12 3C6.500 3 2 6.600 2 11c0 2.500 1.400 4.700 3.700 6.200L4.500 21.500l5-3c.8.2 1.600.3 2.500.3 5.500 0 10-3.500 10-7.800S17.500 3 12 3z" />
);

export const MoonIcon = () => <Sign d="M14.500 2.500a9.600 9.600 0 1 0 7 14.600A8.600 8.600 0 0 1 14.500 2.500z" />;

export const WatchIcon = () => (
  <Sign d="M10 1h4v2.200a9.300 9.300 0 1 1-4 0zm2 4.700a6.600 6.600 0 1 0 0 13.200 6.600 6.600 0 0 0 0-13.200zM11 8h2v4.200l2.600 2.600-1.400 1.400L11 13z" />
);
