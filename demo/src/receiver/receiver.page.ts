import { receiverWords } from './receiver.words.ts'

const style = `
:root{color-scheme:light dark;--bg:#f6f5f1;--card:#fff;--ink:#1d2429;--soft:#66727a;--line:#e2dfd7;--good:#1e7a4c;--goodbg:#e3f3ea;--bad:#b3372b;--badbg:#fbe7e4;--warn:#8a5a00;--warnbg:#fdf0d3;--accent:#2f6f62}
@media (prefers-color-scheme:dark){:root{--bg:#15191c;--card:#1e2428;--ink:#e9edef;--soft:#9aa6ad;--line:#30383d;--good:#6fd0a0;--goodbg:#17352a;--bad:#ff9d92;--badbg:#43211d;--warn:#f2c464;--warnbg:#3d3116;--accent:#7ac7b6}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:1080px;margin:0 auto;padding:32px 20px 64px}header{display:flex;flex-wrap:wrap;gap:4px 18px;align-items:baseline;margin-bottom:6px}header a{color:var(--accent)}h1{font-size:26px;margin:0;flex:1 1 auto}p.intro{color:var(--soft);max-width:68ch;margin:0 0 22px}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;margin-bottom:18px}
.figures div{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:12px 16px}.figures b{display:block;font-size:26px;font-variant-numeric:tabular-nums}.figures span{color:var(--soft)}
nav{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:14px}nav button{font:inherit;border:1px solid var(--line);background:var(--card);color:var(--ink);border-radius:999px;padding:4px 14px;cursor:pointer}nav button[aria-pressed=true]{border-color:var(--accent);color:var(--accent);font-weight:600}
#list{display:grid;gap:8px}details{background:var(--card);border:1px solid var(--line);border-radius:10px;overflow:hidden}details.new{animation:come .5s}@keyframes come{from{border-color:var(--accent);transform:translateY(-4px);opacity:.3}}@media (prefers-reduced-motion:reduce){details.new{animation:none}}
summary{display:grid;grid-template:"time what marks" auto "time about about" auto / 72px minmax(0,1fr) auto;gap:2px 14px;align-items:baseline;padding:10px 16px;cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}
time{grid-area:time}.what{grid-area:what;display:flex;flex-wrap:wrap;gap:0 12px;align-items:baseline;min-width:0}.marks{grid-area:marks;display:flex;gap:6px}.about{grid-area:about;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;overflow-wrap:anywhere;font-size:14px}.about:empty{display:none}
time,.path,.hint{color:var(--soft);font-variant-numeric:tabular-nums}.name{font-weight:600}.path{font-size:13px}.hint{margin:0;padding:12px 16px 0;border-top:1px solid var(--line);font-size:14px}.hint+pre{border-top:0}
.mark{border-radius:6px;padding:1px 8px;font-size:13px;white-space:nowrap;background:var(--bg)}.good{color:var(--good);background:var(--goodbg)}.bad{color:var(--bad);background:var(--badbg)}.warn{color:var(--warn);background:var(--warnbg)}
pre{margin:0;border-top:1px solid var(--line);padding:14px 16px;overflow:auto;max-height:420px;font:12.5px/1.5 ui-monospace,monospace}.empty{color:var(--soft);padding:40px 0;text-align:center}
@media (max-width:760px){summary{grid-template:"what time" auto "about about" auto "marks marks" auto / minmax(0,1fr) auto;row-gap:5px}.what{flex-direction:column}.marks{flex-wrap:wrap}}`

/** Runs in the browser: plain, and writes text only. */
const script = `
const list=document.getElementById('list'),words=JSON.parse(document.getElementById('words').textContent),counts={arrived:0,right:0,wrong:0,failed:0};let chosen='';
const el=(tag,cls,text)=>{const e=document.createElement(tag);if(cls)e.className=cls;if(text!==undefined)e.textContent=text;return e};
function show(a){let e={};try{e=JSON.parse(a.body)}catch{}
counts.arrived++;a.signature==='right'?counts.right++:counts.wrong++;if(a.status>=400)counts.failed++;
for(const k in counts)document.getElementById(k).textContent=counts[k];
document.querySelector('.empty')?.remove();
const d=el('details','new'),s=el('summary'),w=el('div','what'),m=el('div','marks');d.dataset.path=a.path;d.hidden=chosen!==''&&chosen!==a.path;
s.append(el('time','',new Date(a.at).toLocaleTimeString(document.documentElement.lang)));
w.append(el('span','name',words.events[e.eventName]||e.eventName||'?'),el('span','path',a.path));
if(a.attempt>1)m.append(el('span','mark warn',a.attempt+'. '+words.attempt));
m.append(el('span','mark '+(a.signature==='right'?'good':'bad'),a.signature==='right'?'✓ '+words.right:'✕ '+words.wrong));
m.append(el('span','mark '+(a.status<400?'good':a.status===503?'warn':'bad'),a.status+' '+(a.status<400?words.accepted:a.status===503?words.busy:words.refused)));
s.append(w,m,el('div','about',a.about));d.append(s);
d.addEventListener('toggle',()=>{if(d.open&&!d.querySelector('pre'))d.append(...(a.isOutdated?[el('p','hint',words.outdated)]:[]),el('pre','',JSON.stringify(e,null,2)))});
list.prepend(d);while(list.children.length>200)list.lastChild.remove();
if(![...document.querySelectorAll('nav button')].some(b=>b.value===a.path))addFilter(a.path,a.path.replace('/hooks/',''))}
function addFilter(value,label){const b=el('button','',label);b.value=value;b.setAttribute('aria-pressed',String(value===chosen));
b.onclick=()=>{chosen=value;for(const o of document.querySelectorAll('nav button'))o.setAttribute('aria-pressed',String(o===b));for(const d of list.children)d.hidden=value!==''&&d.dataset.path!==value};document.querySelector('nav').append(b)}
addFilter('',words.all);let last=0;
const source=new EventSource('/stream');source.onmessage=m=>{const a=JSON.parse(m.data);if(a.number>last){last=a.number;show(a)}};`

/** The other places of the demo. */
export interface ReceiverLinks {
  dashboardUrl: string
  sandboxUrl: string
}

export function receiverPage(
  language: keyof typeof receiverWords,
  { dashboardUrl, sandboxUrl }: ReceiverLinks,
): string {
  const text = receiverWords[language]
  const figures = (['arrived', 'right', 'wrong', 'failed'] as const)
    .map((name) => `<div><b id="${name}">0</b><span>${text[name]}</span></div>`)
    .join('')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text.title}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><header><h1>${text.title}</h1><a href="${dashboardUrl}">${text.dashboard}</a><a href="${sandboxUrl}">${text.sandbox}</a></header><p class="intro">${text.intro}</p><div class="figures">${figures}</div><nav></nav><div id="list" aria-live="polite"><p class="empty">${text.waiting}</p></div></main>
<script type="application/json" id="words">${JSON.stringify({ ...text, intro: undefined })}</script><script>${script}</script></body></html>`
}
