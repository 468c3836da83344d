import { Icon, signs } from '../art/pictures.tsx';

/** Nuggets of a player, at the edge of the portrait. */
export function Coin({ gold }: { gold: number }) {
  return (
    <span class="coin">
      <Icon name={signs.gold} />
      <b>{gold}</b>
    </span>
  );
}

/** What a thing costs, on a tag over its edge. */
export function PriceTag({ price }: { price: number }) {
  return (
    <span class="price-tag">
      <Icon name={signs.gold} />
      {price}
    </span>
  );
}
