const engine = '^packages/engine/src/';
const packs = `${engine}(card|dice)/packs/`;

const web = '^packages/web/src/';
/** The folders of the page, from the ground up: each may use those before it. */
const floors = [
  'setup',
  'state',
  'online',
  'art',
  'sound',
  'text',
  'story',
  'motion',
  'table',
  'stage',
  'notebook',
  'coach',
  'dialogs',
  'handover',
  'tables',
  'dice',
  'learn',
  'gallery',
  'balance',
  'replay',
  'history',
  'fairness',
  'pages',
  'lobby',
  'company',
];

const oneWay = floors.map((floor, i) => ({
  name: `web-${floor}-looks-down-only`,
  comment: 'The folders of the page depend on each other one way.',
  severity: 'error',
  from: { path: `${web}${floor}/` },
  to: { path: [`${web}[^/]+$`, ...floors.slice(i + 1).map((above) => `${web}${above}/`)] },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'engine-stands-alone',
      comment: 'The rules depend on nothing: no package, no Node, no other part of the project.',
      severity: 'error',
      from: { path: engine },
      to: { pathNot: engine },
    },
    {
      name: 'kernel-knows-no-game',
      severity: 'error',
      from: { path: `${engine}kernel/` },
      to: { pathNot: `${engine}kernel/` },
    },
    {
      name: 'games-are-separate',
      comment: 'What both games share belongs into the kernel.',
      severity: 'error',
      from: { path: `${engine}(card|dice)/` },
      to: { path: `${engine}(card|dice)/`, pathNot: `${engine}$1/` },
    },
    {
      name: 'packs-are-separate',
      comment: 'What two packs share belongs into the game, not into one of the packs.',
      severity: 'error',
      from: { path: `${packs}([^/]+)/` },
      to: { path: packs, pathNot: `${engine}$1/packs/$2/` },
    },
    {
      name: 'texts-take-only-types',
      severity: 'error',
      from: { path: '^packages/texts/src/' },
      to: { path: '^packages/(?!texts/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'texts-bots-protocol-and-scenario-see-only-the-engine',
      severity: 'error',
      from: { path: '^packages/(texts|bots|protocol|scenario)/src/' },
      to: { path: '^packages/', pathNot: ['^packages/$1/', '^packages/engine/'] },
    },
    {
      name: 'positions-need-no-yaml',
      comment: 'A lesson in the browser plays positions given as data; only files need the readers.',
      severity: 'error',
      from: { path: '^packages/scenario/src/', pathNot: '^packages/scenario/src/yaml/' },
      to: { path: ['^packages/scenario/src/yaml/', 'node_modules/(yaml|valibot)/'] },
    },
    {
      name: 'narration-sees-only-engine-and-texts',
      severity: 'error',
      from: { path: '^packages/narration/src/' },
      to: { path: '^packages/', pathNot: '^packages/(narration|engine|texts)/' },
    },
    {
      name: 'host-sees-only-engine-bots-and-protocol',
      severity: 'error',
      from: { path: '^packages/host/src/' },
      to: { path: '^packages/', pathNot: '^packages/(host|engine|bots|protocol)/' },
    },
    {
      name: 'server-sees-no-front-end',
      severity: 'error',
      from: { path: '^packages/server/src/' },
      to: { path: '^packages/', pathNot: '^packages/(server|engine|bots|host|protocol|texts)/' },
    },
    {
      name: 'only-the-command-line-knows-the-server',
      comment: 'It measures one; everybody else speaks the protocol, apart from tests that need a real one.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/(server/|cli/|web/browser/)' },
      to: { path: '^packages/server/' },
    },
    {
      name: 'the-page-never-sees-the-host',
      comment: 'The page speaks the protocol; host and bots live in the worker.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '^packages/web/src/worker/' },
      to: { path: '^packages/(host|bots)/' },
    },
    {
      name: 'nothing-needs-a-front-end',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/(cli|web)/', pathNot: '^packages/$1/' },
    },
    ...oneWay,
    {
      name: 'packages-meet-at-their-index',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/' },
      to: {
        path: '^packages/[^/]+/',
        pathNot: ['^packages/$1/', '^packages/[^/]+/(src|dist)/(yaml/)?index[.](ts|js|d[.]ts)$'],
      },
    },
    {
      name: 'no-cycles-at-run-time',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-resolves',
      comment: 'Apart from what the bundler supplies; it also puts Preact in the place of React.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^react(-dom)?(/|$)', '[?](worker|url|raw|inline)'] },
    },
  ],
  options: {
    // TypeScript 7 has no compiler interface for tools, so the imports are read by another parser.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/node_modules/[.]', '^packages/[^/]+/node_modules/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@sixgun/source', 'import', 'module', 'browser', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
