import { newGame, fastRng, standpointOf, ownOf, Dealer, CardGame, cloneState, firstSeat, nextBelow, gameKind, determinize } from '@sixgun/engine';
import { rollOut } from '../bots/src/search/rollout.ts';
import { KnownRoles } from '../bots/src/policy/foes.ts';
import { pieceParts } from '../bots/src/beliefs/parts.ts';
const setup = JSON.parse(process.argv[2] ?? '{"players":5}');
const views:any[] = [];
for (let seed=0; seed<40; seed++){ const g=newGame({...setup, seed}); const rng=fastRng(seed); for(let i=0;i<50&&!g.s.over;i++){const s=firstSeat(g.asked); let d:any=[]; while(d!==null){const o=g.offer(s,false,d); d=g.choose(s,nextBelow(rng,o.n));}} if(!g.s.over) views.push([g, firstSeat(g.asked)]); }
const cpu=()=>{const u=process.cpuUsage();return u.user+u.system};
const dealers = views.map(([g,s])=>new Dealer(standpointOf(g,s), ownOf(g,s), g.rules, (st:any)=>gameKind(g.rules.game).reopen(g.rules,st) as any));
const rng=fastRng('x');
for (let k=0;k<3;k++){ const t=cpu(); let n=0; for(let i=0;i<300;i++) for(const d of dealers){d.deal(rng);n++} console.log('redeal µs', ((cpu()-t)/n).toFixed(2)); }
for (let k=0;k<4;k++){ const t=cpu(); let n=0; let wins=0; for(let i=0;i<100;i++) for(const d of dealers){const g=d.deal(rng); const parts=[...Array(g.rules.players).keys()].map(s=>pieceParts(g.rules)[g.s.zones[g.rules.first.role+s][0]]); rollOut(g,new KnownRoles(parts),3,rng); n++; } const us=(cpu()-t)/n; console.log('rollout µs', us.toFixed(1), 'per s', Math.round(1e6/us)); }
