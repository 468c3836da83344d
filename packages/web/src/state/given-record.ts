/** Records that were dropped, pasted or chosen: they live as long as the page. */
const given: string[] = [];
/** Begins what stands for one in an address. */
const GIVEN = 'given-';

export const isGiven = (id: string): boolean => id.startsWith(GIVEN);
export const givenRecord = (id: string): string | null => given[Number(id.slice(GIVEN.length)) - 1] ?? null;

/** Takes a record up; the answer stands for it in an address. */
export const giveRecord = (text: string): string => `${GIVEN}${given.push(text)}`;

/** No record comes near this; what is larger is none, and is not read. */
const LARGEST = 2_000_000;

export const readRecordFile = async (file: File): Promise<string> => (file.size > LARGEST ? '' : await file.text());

/** A text record dropped anywhere on the page is taken up. */
export function watchDrops(take: (record: string) => void): () => void {
  const onDragOver = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    event.preventDefault();
    void readRecordFile(file).then(take);
  };
  addEventListener('dragover', onDragOver);
  addEventListener('drop', onDrop);
  return () => {
    removeEventListener('dragover', onDragOver);
    removeEventListener('drop', onDrop);
  };
}
