import { Match, SAY } from './match.ts';
import { MoveError } from './notation.ts';
import { ENGINE_VERSION, type GameKinds, parseRecord, RecordError } from './record.ts';
import { letter } from './rules.ts';

/** Plays a record through; a record cut anywhere gives the position to go on from. */
export function replay(text: string, kinds: GameKinds): Match {
  const { header, moves } = parseRecord(text);
  if (header.engine !== ENGINE_VERSION)
    throw new RecordError(
      1,
      `this record needs version ${header.engine} of the rules; this is version ${ENGINE_VERSION}.`,
    );
  const kind = kinds[header.game];
  if (kind === undefined) throw new RecordError(1, `the game "${header.game}" cannot be played here.`);
  const match = new Match(header, kind.start(header));
  for (const { line, seat, tokens } of moves) {
    if (seat >= header.players)
      throw new RecordError(line, `there is no seat ${letter(seat)} in a game of ${header.players}.`);
    if (match.game.s.over) throw new RecordError(line, 'the game is already over.');
    try {
      if (tokens.length === 1 && tokens[0] === SAY) match.say(seat);
      else match.play(seat, tokens);
    } catch (error) {
      if (error instanceof MoveError) throw new RecordError(line, error.message);
      throw error;
    }
  }
  return match;
}
