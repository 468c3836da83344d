import { brown, everyone, seatPick } from '../../../author/index.ts';
import { loadAt, placesOf, putLoad, takeLoad } from '../loads.ts';

/** A token from every orange card and character of the others, for one's own character. */
export const rust = brown('rust', '9S', {
  play: {
    run: everyone('left', (g, f, seat) => {
      const places = placesOf(g, seat).filter((place) => loadAt(g, place) > 0);
      if (places.length > 0) g.tell({ what: 'rusts', seat, count: places.length });
      for (const place of places) takeLoad(g, place, 1);
      putLoad(g, seatPick(f.me), places.length);
    }),
  },
});
