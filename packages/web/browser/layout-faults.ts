import type { Page } from 'playwright-core';

/** What is wrong with the table as it stands: overlaps, cut text, things out of sight, targets too small. */
export const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 1.5;
    const faults: string[] = [];
    // What lies under an open drawer is out of the way.
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => getComputedStyle(element).visibility !== 'hidden',
      );
    const name = (element: Element) => `${element.className} "${element.textContent?.slice(0, 30)}"`;
    const box = (element: Element) => element.getBoundingClientRect();

    const apart = all(
      '.top, .seat, .tape, .deck, .pile, .plate, .drawer, .arrow-pile, .dice-tray, .action, .hand .slot:not(:has(.chosen)) .card, .own, .story',
    );
    for (const [i, a] of apart.entries())
      for (const b of apart.slice(i + 1)) {
        if (a.closest('.hand') && b.closest('.hand')) continue;
        const [p, q] = [box(a), box(b)];
        const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        if (wide > SLACK && high > SLACK) faults.push(`${name(a)} overlaps ${name(b)} by ${wide} × ${high}`);
      }

    for (const element of all(
      '.seat, .seat > * > *, .action, .action *, .own, .own *, .hand .card, .deck, .pile, .plate, .plate > * > *, .drawer, .drawer-head *, .wares *, .chip, .die, .step, .arrow-pile',
    )) {
      const { left, top, right, bottom } = box(element);
      if (left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK)
        faults.push(`${name(element)} is out of sight`);
    }

    const words =
      '.nick, .seat .as, .prompt, .latest, .answers .button, .goal, .role-name, .own-name, .chip, .round, .turn-label, .event-name, .event-line, .order, .drawer h2, .drawer .button, .vehicle, .station, .ware-name, .stops-left';
    for (const element of all(words)) {
      if (element.scrollWidth > element.clientWidth + SLACK && element.clientWidth > 0)
        faults.push(`${name(element)} is cut off: ${element.scrollWidth} > ${element.clientWidth}`);
    }
    for (const part of all(':is(.hand, .wares) :is(.card-name, .card-line, .card-picture .icon)')) {
      const card = part.closest('.card') as HTMLElement;
      // Measured in the card's own plane: a tilted card has a larger box.
      const inside = part.offsetTop >= 0 || part instanceof SVGElement;
      const tooWide = part instanceof SVGElement ? false : part.scrollWidth > card.clientWidth + SLACK;
      const bottom = part instanceof SVGElement ? 0 : part.offsetTop + part.offsetHeight;
      if (!inside || tooWide || bottom > card.clientHeight + SLACK) faults.push(`${name(part)} does not fit its card`);
    }
    for (const poster of all('.seat, .own')) {
      if (poster.scrollHeight > poster.clientHeight + 14) faults.push(`${name(poster)} is too low for what is in it`);
      for (const part of poster.querySelectorAll('.nick, .as, .life-line, .stats, .tile, .goal')) {
        const [p, q] = [box(part), box(poster)];
        if (p.right > q.right + SLACK || p.bottom > q.bottom + SLACK)
          faults.push(`${name(part)} leaves ${name(poster)}`);
      }
    }

    for (const part of all('.event-name, .event-line, .event-emblem .icon, .ware, .line-of-stops, .stops-left')) {
      const [p, q] = [box(part), box(part.closest('.plate') as Element)];
      if (p.width === 0) continue;
      if (p.top < q.top || p.bottom > q.bottom || p.left < q.left || p.right > q.right)
        faults.push(`${name(part)} does not fit its card`);
    }

    for (const part of all('.vehicle > * > *, .station > *')) {
      const [p, q] = [box(part), box(part.closest('.vehicle, .station') as Element)];
      if (p.bottom > q.bottom + SLACK || p.right > q.right + SLACK || p.left < q.left - SLACK)
        faults.push(`${name(part)} leaves its place on the line`);
    }

    const table = document.querySelector('.table') as HTMLElement;
    if (table.scrollHeight > table.clientHeight + SLACK || table.scrollWidth > table.clientWidth + SLACK)
      faults.push(`the table scrolls: ${table.scrollHeight} > ${table.clientHeight}`);
    for (const button of all('.table button:not(.name)')) {
      const { width, height } = box(button);
      if (width > 0 && (width < 43.5 || height < 43.5))
        faults.push(`${name(button)} is a target of ${width} × ${height}`);
    }
    return faults;
  });
