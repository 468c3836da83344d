import type { Locator, Page } from 'playwright-core';

export type Colour = readonly [red: number, green: number, blue: number];

/** The colours of a picture at these points, and the one that fills most of it. */
export async function coloursIn(
  page: Page,
  png: Buffer,
  points: readonly (readonly [x: number, y: number])[],
): Promise<{ at: Colour[]; most: Colour }> {
  return page.evaluate(
    async ([data, places]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${data}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.width;
      canvas.height = picture.height;
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('Nothing can be drawn here.');
      pen.drawImage(picture, 0, 0);
      const { data: pixels } = pen.getImageData(0, 0, picture.width, picture.height);
      const colourAt = (i: number): [number, number, number] => [pixels[i], pixels[i + 1], pixels[i + 2]];
      const counts = new Map<string, number>();
      // Shades of one ground are one colour.
      const shade = (i: number): string =>
        colourAt(i)
          .map((part) => part >> 3)
          .join();
      for (let i = 0; i < pixels.length; i += 4) counts.set(shade(i), (counts.get(shade(i)) ?? 0) + 1);
      const [most] = [...counts].sort(([, a], [, b]) => b - a)[0];
      const [red, green, blue] = most.split(',').map((part) => Number(part) * 8 + 4);
      return {
        at: places.map(([x, y]) => colourAt((Math.round(y) * picture.width + Math.round(x)) * 4)),
        most: [red, green, blue] as [number, number, number],
      };
    },
    [png.toString('base64'), points] as const,
  );
}

const part = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);

/** As WCAG counts it, from 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

export const inkOf = (place: Locator): Promise<Colour> =>
  place.evaluate((each) => {
    const [red, green, blue] = (getComputedStyle(each).color.match(/[\d.]+/g) ?? []).map(Number);
    return [red, green, blue] as const;
  });
