const BOUNDS = [0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

interface Histogram {
  counts: number[];
  sum: number;
  count: number;
}

/** Figures in the text form that monitoring reads. Names are fixed; nothing of a game or a person is in them. */
export class Metrics {
  private readonly counters = new Map<string, number>();
  private readonly gauges = new Map<string, () => number>();
  private readonly histograms = new Map<string, Histogram>();

  count(name: string, label = '', by = 1): void {
    const key = label === '' ? name : `${name}{${label}}`;
    this.counters.set(key, (this.counters.get(key) ?? 0) + by);
  }

  gauge(name: string, value: () => number): void {
    this.gauges.set(name, value);
  }

  observe(name: string, value: number): void {
    const known = this.histograms.get(name);
    const histogram = known ?? { counts: BOUNDS.map(() => 0), sum: 0, count: 0 };
    if (known === undefined) this.histograms.set(name, histogram);
    histogram.sum += value;
    histogram.count++;
    BOUNDS.forEach((bound, i) => {
      if (value <= bound) histogram.counts[i]++;
    });
  }

  text(): string {
    const lines: string[] = [];
    for (const [key, value] of this.counters) lines.push(`sixgun_${key} ${value}`);
    for (const [name, value] of this.gauges) lines.push(`sixgun_${name} ${value()}`);
    for (const [name, { counts, sum, count }] of this.histograms) {
      BOUNDS.forEach((bound, i) => lines.push(`sixgun_${name}_bucket{le="${bound}"} ${counts[i]}`));
      lines.push(
        `sixgun_${name}_bucket{le="+Inf"} ${count}`,
        `sixgun_${name}_sum ${sum}`,
        `sixgun_${name}_count ${count}`,
      );
    }
    return `${lines.join('\n')}\n`;
  }
}
