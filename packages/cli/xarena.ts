import { Host } from '@sixgun/host';
import { headerOf, gameKind, CardGame, hasSeat } from '@sixgun/engine';
import { rulesOfThumb } from '../bots/src/yardstick/rule.ts';
import { greenhorn, gunslinger, legend } from '../bots/src/levels/level.ts';
const bots:any = { rule: rulesOfThumb, greenhorn, gunslinger, legend };
const [,, who='greenhorn', base='rule', nn='100', setupText='{"players":5}', seed0='1'] = process.argv;
const setup = JSON.parse(setupText);
const parts=(g:any)=>[...Array(g.rules.players).keys()].map((s:number)=> g instanceof CardGame ? g.roleOf(s) : g.part(s));
function play(seed:string, pick:(role:string)=>any){
  const header=headerOf({...setup, seed});
  const probe = gameKind(header.game).start(header) as any;
  const roles=parts(probe);
  const host=Host.deal(header,{bots:roles.map((r:string)=>pick(r)),botKey:'k'+seed});
  let n=0; while(!host.over && n++<20000) host.moveBot();
  return host.winner();
}
const F:Record<string,string[]>={law:['sheriff','deputy'],outlaws:['outlaw'],renegade:['renegade']};
const cpu=()=>{const u=process.cpuUsage();return (u.user+u.system)/1e6};
const t0=cpu();
const wins:any={base:{law:0,outlaws:0,renegade:0}};
const diff:any={law:[],outlaws:[],renegade:[]}; const won:any={law:0,outlaws:0,renegade:0};
let tb=0;
for(let i=0;i<Number(nn);i++){
  const seed=String(Number(seed0)+i);
  const tt=cpu(); const b=play(seed,()=>bots[base]); tb+=cpu()-tt; if(b!=='')wins.base[b]++;
  for(const f of Object.keys(F)){ const w=play(seed,r=>F[f].includes(r)?bots[who]:bots[base]); if(w===f)won[f]++; diff[f].push((w===f?1:0)-(b===f?1:0)); }
}
const N=Number(nn);
for(const f of Object.keys(F)){const m=diff[f].reduce((a:number,b:number)=>a+b,0)/N; const v=diff[f].reduce((a:number,b:number)=>a+(b-m)**2,0)/(N-1); const se=Math.sqrt(v/N);
 console.log(f.padEnd(9), 'base',(100*wins.base[f]/N).toFixed(1),'with',(100*won[f]/N).toFixed(1),'diff',(100*m).toFixed(1),'±',(196*se).toFixed(1),'x',(won[f]/Math.max(1,wins.base[f])).toFixed(2));}
console.log('cpu s',(cpu()-t0).toFixed(1),'base s/game',(tb/N).toFixed(4));
