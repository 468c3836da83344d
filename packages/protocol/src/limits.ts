/** Version of the protocol. New optional fields do not raise it. */
export const VERSION = 2;

/** What a server understands: the newest two. The first version was in nobody's hands, so until the third it is one. */
export const SPOKEN: readonly number[] = [VERSION];

/** What comes from outside is bounded before it is read. */
export const LIMITS = {
  /** Bytes of one message of a client. */
  frame: 4096,
  /** Picks of one move, and of a draft. */
  picks: 64,
  /** Entries of a list of names: packs, options. */
  ids: 40,
  /** Characters of one line of chat. */
  chat: 200,
  /** Graphemes of a name; a grapheme may have several characters. */
  name: 20,
  nameCharacters: 80,
} as const;
