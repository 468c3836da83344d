import type { Texts } from '@sixgun/texts';
import { roleEmblems } from '../art/emblems.ts';
import { Icon } from '../art/pictures.tsx';
import { type Balance, percentOf, type RoleShare, tooFew } from './data.ts';

const WIDTH = 220;
const HEIGHT = 190;
const LEFT = 30;
const TOP = 16;
const FLOOR = 24;
const GRID = [0, 25, 50, 75, 100];
const ROLES = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const;

/** Told apart by shape as well as by colour. */
const Shape = ({ role, x, y, open }: { role: RoleShare['role']; x: number; y: number; open: boolean }) => {
  const shared = { class: open ? `point point-${role} open` : `point point-${role}` };
  switch (role) {
    case 'sheriff':
      return <circle {...shared} cx={x} cy={y} r={5.5} />;
    case 'deputy':
      return <path {...shared} d={`M${x} ${y - 7}l6.5 11h-13Z`} />;
    case 'outlaw':
      return <path {...shared} d={`M${x} ${y - 7}l7 7-7 7-7-7Z`} />;
    case 'renegade':
      return <rect {...shared} x={x - 5} y={y - 5} width={10} height={10} />;
  }
};

function RolePlot({ texts, shares, most }: { texts: Texts; shares: readonly RoleShare[]; most: number }) {
  const [{ role }] = shares;
  const name = texts.content(`card/role/${role}`).name;
  const x = (players: number): number => LEFT + 14 + ((players - 4) * (WIDTH - LEFT - 28)) / 4;
  const y = (percent: number): number => HEIGHT - FLOOR - (percent * (HEIGHT - FLOOR - TOP)) / most;
  const sentence = shares
    .map(({ players, rate }) => texts.t('ui.rate-at', { players, percent: percentOf(rate) }))
    .join(', ');
  return (
    <figure class="plot">
      <figcaption>
        <Icon name={roleEmblems[role]} /> {name}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${name}: ${sentence}`}>
        {GRID.filter((line) => line <= most).map((line) => (
          <g key={line} class="plot-grid">
            <path d={`M${LEFT} ${y(line)}H${WIDTH}`} />
            <text x={LEFT - 5} y={y(line) + 4} text-anchor="end">
              {line}
            </text>
          </g>
        ))}
        <polyline
          class={`plot-line line-${role}`}
          points={shares.map(({ players, rate }) => `${x(players)},${y(rate * 100)}`).join(' ')}
        />
        {shares.map((share) => (
          <g key={share.players}>
            <path
              class="whisker"
              d={`M${x(share.players)} ${y(share.low * 100)}V${y(share.high * 100)}m-4 0h8M${x(share.players) - 4} ${y(share.low * 100)}h8`}
            />
            <Shape role={role} x={x(share.players)} y={y(share.rate * 100)} open={tooFew(share)} />
            <text class="plot-value" x={x(share.players)} y={y(share.high * 100) - 5} text-anchor="middle">
              {percentOf(share.rate)}
            </text>
            <text class="plot-axis" x={x(share.players)} y={HEIGHT - 7} text-anchor="middle">
              {share.players}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** Who wins, by number of players: one small plot a role, all on one scale. */
export function RolePlots({ texts, balance }: { texts: Texts; balance: Balance }) {
  const highest = Math.max(...balance.roles.map(({ high }) => high * 100));
  const most = GRID.find((line) => line >= highest) ?? 100;
  return (
    <div class="plots">
      {ROLES.map((role) => {
        const shares = balance.roles.filter((share) => share.role === role);
        return shares.length === 0 ? null : <RolePlot key={role} texts={texts} shares={shares} most={most} />;
      })}
    </div>
  );
}

export function RoleNumbers({ texts, balance }: { texts: Texts; balance: Balance }) {
  return (
    <table class="numbers">
      <thead>
        <tr>
          <th scope="col">{texts.t('ui.role')}</th>
          <th scope="col">{texts.t('ui.players')}</th>
          <th scope="col">%</th>
          <th scope="col">95 %</th>
        </tr>
      </thead>
      <tbody>
        {balance.roles.map(({ players, role, rate, low, high }) => (
          <tr key={`${players} ${role}`}>
            <th scope="row">{texts.content(`card/role/${role}`).name}</th>
            <td>{players}</td>
            <td>{(rate * 100).toFixed(1)}</td>
            <td>
              {(low * 100).toFixed(1)}–{(high * 100).toFixed(1)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
