/** Parts of a table that come with the first game, not with the first page. */
export { HintSlip, isAdvised } from '../coach/hint-slip.tsx';
export { ThoughtSlip } from '../coach/thought-slip.tsx';
export { Sheets } from '../dialogs/sheets.tsx';
export { DealScene } from '../stage/deal.tsx';
export { OpenStore, storeCards, Taken } from '../stage/open-store.tsx';
export { arePeople, People } from '../stage/people.tsx';
export { Recap } from '../stage/recap.tsx';
export { StageView } from '../stage/stage.tsx';
export { liesBuried, Stone } from '../stage/stone.tsx';
export { Tape } from '../stage/tape.tsx';
export { Victory } from '../stage/victory.tsx';
export { ShopDrawer } from '../table/shop-drawer.tsx';
export { TrainDrawer } from '../table/train-drawer.tsx';
