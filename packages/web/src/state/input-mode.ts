/** Whether the player uses keys or a pointer just now; style sheets see it as `data-keys`. */
export const playsByKeys = (): boolean => 'keys' in document.documentElement.dataset;

export function watchInput(): void {
  const { dataset } = document.documentElement;
  addEventListener(
    'keydown',
    () => {
      dataset.keys = '';
    },
    true,
  );
  addEventListener(
    'pointerdown',
    () => {
      delete dataset.keys;
    },
    true,
  );
}
