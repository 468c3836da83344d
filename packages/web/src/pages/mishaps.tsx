import { Component, type ComponentChildren } from 'preact';
import { Mishap } from '../dialogs/mishap.tsx';
import { useTexts } from '../text/language.ts';

function BrokenScreen() {
  const texts = useTexts();
  return <Mishap line={texts.t('ui.mishap')} />;
}

/** When a screen breaks, it gives way to one that says so; the game is kept elsewhere, and a reload finds it. */
export class Mishaps extends Component<{ children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ broken: true });
  }

  override render(): ComponentChildren {
    return this.state.broken ? <BrokenScreen /> : this.props.children;
  }
}
