import '../style/dice.css';
import '../style/dice-stage.css';
import { TablePage, type TablePageProps } from '../tables/table-page.tsx';
import { diceAct } from './dice-acts.ts';
import { DiceTable } from './dice-table.tsx';

/** The table of the dice game; everything that is drawn only there comes with it. */
export function DicePage(props: TablePageProps) {
  return <TablePage {...props} Table={DiceTable} act={diceAct} />;
}
