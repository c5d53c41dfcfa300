// The layers: each may import those below it, never one above. `npm run check` fails otherwise.
const layers = ['domain', 'projections', 'services', 'workflows', 'infra'];
const clients = '^web-(student|admin)/';
/** What tests are made of: specs, and what `testing/` folders hold for them. */
const spec = '\\.spec\\.tsx?$|/testing/|^web-[^/]+/e2e/';
const npm = '(^|/)node_modules/';

/** A spec may build on the real parts that `infra/testing/` gives, whatever its layer. */
const upwards = layers.map((layer, index) => ({
  name: `${layer}-imports-upwards`,
  comment: `${layer}/ may import the layers below it only; a spec may also import infra/testing/`,
  severity: 'error',
  from: { path: `^${layer}/` },
  to: { path: `^(${layers.slice(index + 1).join('|') || 'nothing'})/`, pathNot: '^infra/testing/' },
}));

const feature = '^web-student/src/features/';
/** Features of the student client that use parts of another one. The dashboard and the profile show parts of many. */
const uses = {
  dashboard: ['mail', 'reviews', 'sittings', 'statistics', 'study-plan'],
  profile: ['accounts', 'commerce', 'credits', 'mail', 'mobile-app', 'settings'],
  commerce: ['accounts'],
  credits: ['commerce'],
  home: ['practice'],
  'mock-tests': ['sittings'],
  practice: ['commerce', 'study-plan'],
  sittings: ['scorecards'],
};
const otherFeatures = [
  {
    name: 'features-stand-apart',
    comment:
      'What several features use belongs to queries/, user/, components/ or another folder beside features/',
    severity: 'error',
    from: { path: `${feature}([^/]+)/`, pathNot: [spec, `${feature}(${Object.keys(uses).join('|')})/`] },
    to: { path: feature, pathNot: `${feature}$1/` },
  },
  ...Object.entries(uses).map(([user, used]) => ({
    name: `${user}-uses-few-features`,
    comment: `features/${user} may use parts of: ${used.join(', ')}`,
    severity: 'error',
    from: { path: `${feature}${user}/`, pathNot: spec },
    to: { path: feature, pathNot: `${feature}(${[user, ...used].join('|')})/` },
  })),
  {
    name: 'shared-folders-import-no-feature',
    comment: 'only app/ and site/ put features together',
    severity: 'error',
    from: { path: '^web-student/src/', pathNot: [spec, feature, '^web-student/src/(app|site)/'] },
    to: { path: feature },
  },
];

module.exports = {
  forbidden: [
    ...upwards,
    ...otherFeatures,
    {
      name: 'domain-imports-no-platform',
      comment:
        'domain/ runs in the browser too: no built-ins of Node, and no packages but zod, the two that check the signature of a receipt (ADR 45) and the one that computes with money (ADR 59), which compute and nothing else. Its specs may use test libraries',
      severity: 'error',
      from: { path: '^domain/', pathNot: spec },
      to: { pathNot: ['^domain/', `${npm}zod/`, `${npm}@noble/(curves|hashes)/`, `${npm}dinero\\.js/`] },
    },
    {
      name: 'services-core-imports-no-capability',
      comment:
        'services/core/ holds what the capabilities share. Only the composition root (services/*.ts) knows all of them',
      severity: 'error',
      from: { path: '^services/core/', pathNot: spec },
      to: { path: '^services/', pathNot: '^services/core/' },
    },
    {
      name: 'clients-import-domain-only',
      severity: 'error',
      from: { path: `${clients}src/` },
      to: { path: `^(${layers.slice(1).join('|')})/` },
    },
    {
      name: 'students-fetch-no-whole-capability',
      comment:
        'an index.ts, and what is made of all of them, holds every stream and call: import the contract.ts or the rule meant',
      severity: 'error',
      from: { path: '^web-student/src/', pathNot: spec },
      to: {
        path: '^domain/([^/]+/index|capabilities|calls|streams|rejections)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'clients-use-no-node',
      severity: 'error',
      from: { path: `${clients}src/`, pathNot: spec },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'clients-stand-apart',
      severity: 'error',
      from: { path: '^(web-student|web-admin)/' },
      to: { path: clients, pathNot: '^$1/' },
    },
    {
      name: 'no-import-of-clients',
      severity: 'error',
      from: { path: `^(${layers.join('|')})/` },
      to: { path: clients },
    },
    {
      name: 'no-test-parts-in-programs',
      comment:
        'What is measured or recorded is made of the recordings, devices, texts and servers that tests have; their runner reads what they wrote down.',
      severity: 'error',
      from: { pathNot: [spec, '^infra/(lab|test-runner)/'] },
      to: { path: spec },
    },
    {
      name: 'no-lab-in-programs',
      comment: 'infra/lab/ measures and records the product, which runs without it',
      severity: 'error',
      from: { pathNot: ['^infra/lab/', spec] },
      to: { path: '^infra/lab/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?|^virtual:' },
    },
    {
      name: 'no-dev-dependency-in-programs',
      severity: 'error',
      from: {
        path: `^(${layers.join('|')})/|${clients}src/`,
        pathNot: [spec, '^infra/(browser|lab|test-runner)/'],
      },
      to: { dependencyTypes: ['npm-dev'], pathNot: '@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web-[^/]+/dist/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
