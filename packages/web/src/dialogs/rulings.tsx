import type { Texts } from '@sixgun/texts';

/** What is good to know about something, if there is anything. */
export function Rulings({ texts, of }: { texts: Texts; of: string }) {
  const rulings = texts.has(of) ? texts.content(of).rulings : [];
  if (rulings.length === 0) return null;
  return (
    <>
      <h3>{texts.t('ui.rulings')}</h3>
      <ul class="rulings">
        {rulings.map((ruling) => (
          <li key={ruling}>{ruling}</li>
        ))}
      </ul>
    </>
  );
}
