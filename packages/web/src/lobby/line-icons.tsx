/** Signs that the family of icons lacks, in its weight. */
const Line = ({ d }: { d: string }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

export const CopyIcon = () => (
  <Line d="M8 2h12a2 2 0 0 1 2 2v12h-3V5H8zM4 7h11a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z" />
);

export const EyeIcon = () => (
  <Line d="M12 4C6.5 4 2.500 8 1 12c1.500 4 5.500 8 11 8s9.500-4 11-8c-1.500-4-5.500-8-11-8zm0 13a5 5 0 1 1 0-10 5 5 0 0 1 0 10zm0-2.800a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400z" />
);

/** A plug that is pulled: no connection. */
export const PlugIcon = () => (
  <Line d="M1 10.700h4V8h2.500c2.200 0 4 1.800 4 4s-1.800 4-4 4H5v-2.700H1zM23 10.700h-4V8h-3.300v2H13v1.300h2.700v1.400H13V14h2.700v2H19v-2.700h4z" />
);

export const TickIcon = () => <Line d="M9.600 19.500 2.500 12.400l2.800-2.800 4.300 4.300 9.100-9.100 2.800 2.800z" />;

export const SendIcon = () => <Line d="M2 3.500 22.500 12 2 20.500 5.500 12z" />;
