import type { Pack } from '../../content.ts';
import { apacheKid } from './characters/apache-kid.ts';
import { billNoface } from './characters/bill-noface.ts';
import { docHolyday } from './characters/doc-holyday.ts';
import { elenaFuente } from './characters/elena-fuente.ts';
import { joseDelgado } from './characters/jose-delgado.ts';
import { mollyStark } from './characters/molly-stark.ts';
import { tequilaJoe } from './characters/tequila-joe.ts';
import { veraCuster } from './characters/vera-custer.ts';
import { coward } from './dice/coward.ts';
import { loudmouth } from './dice/loudmouth.ts';
import { fields } from './fields.ts';
import { leftHand } from './roles/left-hand-of-the-devil.ts';
import { rightHand } from './roles/right-hand-of-the-devil.ts';
import { theBad } from './roles/the-bad.ts';
import { theBear } from './roles/the-bear.ts';
import { theDoctor } from './roles/the-doctor.ts';
import { theGambler } from './roles/the-gambler.ts';
import { theGood } from './roles/the-good.ts';
import { theJudge } from './roles/the-judge.ts';
import { theUgly } from './roles/the-ugly.ts';

export const oldSaloon = {
  id: 'old-saloon',
  dice: [loudmouth, coward],
  characters: [joseDelgado, tequilaJoe, apacheKid, billNoface, elenaFuente, veraCuster, docHolyday, mollyStark],
  roles: [theBear, theGood, theDoctor, theJudge, theGambler, theBad, theUgly, rightHand, leftHand],
  fields,
} as const satisfies Pack;
