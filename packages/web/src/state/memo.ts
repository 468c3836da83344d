import { Component, type ComponentChild, type FunctionComponent, h } from 'preact';
import { noLongerLate, putOff, putOffAlone } from './frames.ts';

function same(a: object, b: object, apartFrom: readonly PropertyKey[] = []): boolean {
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(x);
  return (
    keys.length === Object.keys(y).length && keys.every((key) => Object.is(x[key], y[key]) || apartFrom.includes(key))
  );
}

/** A component that is drawn again only when one of its properties is another; some may be left out of account. */
export function memo<P extends object>(
  draw: FunctionComponent<P>,
  apartFrom: readonly (keyof P)[] = [],
): FunctionComponent<P> {
  class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !same(this.props, next, apartFrom);
    }
    override render(): ComponentChild {
      return h(draw, this.props);
    }
  }
  return Memo as unknown as FunctionComponent<P>;
}

/** The same for large parts of a page: drawn only when a frame has time for it, the first time as well. */
export const inTurn = <P extends object>(draw: FunctionComponent<P>): FunctionComponent<P> => turns(draw, putOff);

/** One at a frame. */
export const aloneInTurn = <P extends object>(draw: FunctionComponent<P>): FunctionComponent<P> =>
  turns(draw, putOffAlone);

function turns<P extends object>(
  draw: FunctionComponent<P>,
  off: (component: Component) => boolean,
): FunctionComponent<P> {
  class InTurn extends Component<P> {
    private shown: P | undefined;
    override shouldComponentUpdate(next: P): boolean {
      if (this.shown === undefined) return true;
      if (!same(this.shown, next)) return !off(this);
      noLongerLate(this);
      return false;
    }
    override componentWillUnmount(): void {
      noLongerLate(this);
    }
    override render(): ComponentChild {
      if (this.shown === undefined && off(this)) return null;
      this.shown = this.props;
      noLongerLate(this);
      return h(draw, this.props);
    }
  }
  return InTurn as unknown as FunctionComponent<P>;
}
