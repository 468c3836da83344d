import { Component, type ComponentChild, type FunctionComponent, h } from 'preact';

function same(a: object, b: object): boolean {
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(x);
  return keys.length === Object.keys(y).length && keys.every((key) => Object.is(x[key], y[key]));
}

/** A component that is drawn again only when one of its properties is another. */
export function memo<P extends object>(draw: FunctionComponent<P>): FunctionComponent<P> {
  class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !same(this.props, next);
    }
    override render(): ComponentChild {
      return h(draw, this.props);
    }
  }
  return Memo as unknown as FunctionComponent<P>;
}
