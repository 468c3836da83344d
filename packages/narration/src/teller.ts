import type { SeatEvent } from '@sixgun/engine';
import type { Names } from './names.ts';
import { plain } from './parts.ts';
import { hear, lineIn, type Story, untold } from './story.ts';

/** Tells a story line by line, where a line once told cannot be changed. */
export class Teller {
  private readonly names: Names;
  /** Begun anew after every line told, so that nothing said is changed afterwards. */
  private story: Story = untold;

  constructor(names: Names) {
    this.names = names;
  }

  /** The lines that are complete with this event; the newest may still grow. */
  hear(event: SeatEvent): string[] {
    this.story = hear(this.story, event);
    return this.tell(1);
  }

  /** The newest line as it stands. */
  rest(): string[] {
    return this.tell(0);
  }

  private tell(kept: number): string[] {
    const { lines } = this.story;
    const end = lines.length - kept;
    if (end <= 0) return [];
    this.story = { ...this.story, lines: lines.slice(end) };
    return lines.slice(0, end).map((line) => plain(lineIn(this.names, line)));
  }
}
