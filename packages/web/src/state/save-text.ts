/** How the record of a game is called when it leaves the page. */
export const RECORD_FILE = 'sixgun-game.txt';

/** Gives a text to the person as a file. */
export function saveText(text: string, name: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
