export { askIn } from './asked.ts';
export { type Box, boxOf, faceIn, Names, suitSign, wordIn } from './names.ts';
export { type Link, type Name, type Part, plain, type Say, sayIn } from './parts.ts';
export { adviceIn, reasonIn, reasonOpenlyIn } from './reasons.ts';
export { refuseIn } from './refused.ts';
export { hear, type Line, lineIn, type Story, untold } from './story.ts';
export { Teller } from './teller.ts';
export { tellIn } from './told.ts';
