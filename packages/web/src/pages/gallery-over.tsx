import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../dialogs/dialog.tsx';
import { overTable } from '../state/over-table.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';

const open = () => overTable.set({ gallery: true });
const close = () => overTable.set({ gallery: false });

/** The gallery over a running game; closing it leads back to the table, which has stayed where it was. */
export function GalleryOver() {
  const texts = useTexts();
  const { gallery } = useStore(overTable);
  const [page, setPage] = useState<{ Page: FunctionComponent<{ back: () => void; over: boolean }> } | null>(null);
  useEffect(() => {
    if (gallery) void import('../gallery/gallery-page.tsx').then(({ Page }) => setPage({ Page }));
  }, [gallery]);
  if (!gallery) return null;
  return (
    <Dialog kind="gallery" title={texts.t('ui.gallery')} close={close} reopen={open}>
      {page === null ? <p role="status">{texts.t('ui.loading')}</p> : <page.Page back={close} over />}
    </Dialog>
  );
}
