/** What the two plans hold, for the cards and for the comparison table. */
export const PLAN_ROWS = [
  { feature: 'Price', free: '$0 per month', pro: '$4.99 per month or $49 per year' },
  { feature: 'Scans', free: '10 per day (about 300 per month)', pro: 'Unlimited' },
  { feature: 'Cards in one batch', free: 'Up to 5', pro: 'Up to 15' },
  { feature: 'Data extraction', free: true, pro: true },
  { feature: 'Company and sector detection', free: true, pro: true },
  { feature: 'Save to phone contacts (vCard)', free: true, pro: true },
  { feature: 'CSV export', free: false, pro: true },
  { feature: 'Hashtag auto-tagging', free: false, pro: true },
  { feature: 'Priority processing', free: false, pro: true },
] as const;

/** What a mail that asks for Pro is about. */
export const UPGRADE_SUBJECT = 'Upgrade to Pro';

export const FREE_FEATURES = [
  '10 scans per day (about 300 per month)',
  'Name, title, company and contact details extracted',
  'Company and sector detection',
  'Save to phone contacts',
];

export const PRO_FEATURES = [
  'Unlimited scans',
  'CSV export',
  'Hashtag auto-tagging',
  'Priority processing',
];
