import { type ComponentChildren, createContext } from 'preact';

/** What stands at the foot of the end sheet where others decide with one about the next game; null where one decides alone. */
export const EndFoot = createContext<ComponentChildren>(null);
