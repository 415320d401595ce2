import type { Facts } from './facts.ts';

/** Named evidence for one role of a text; each is multiplied by its weight and added up. */
export type Features = Record<string, number>;

export type Role =
  | 'name'
  | 'title'
  | 'organisation'
  | 'department'
  | 'tagline'
  | 'address'
  | 'other';

const on = (condition: boolean) => (condition ? 1 : 0);
const cap = (value: number, most: number) => Math.min(value, most);

/** Logarithm of the height against the median line: symmetric for twice and half the size. */
const size = (facts: Facts) => Math.max(-1, Math.min(1.5, Math.log2(facts.relativeHeight)));

function nameFeatures(f: Facts): Features {
  return {
    bias: 1,
    unreachable: on(!f.reachable),
    twoOrThreeWords: on(f.nameWords === 2 || f.nameWords === 3),
    oneWord: on(f.nameWords <= 1),
    manyWords: on(f.nameWords > 4),
    capitalised: f.nameCapitalised,
    notCapitalised: on(f.nameCapitalised < 0.6),
    digits: on(f.digitShare > 0),
    givenFirst: on(f.givenFirst && f.nameWords > 1),
    givenAnywhere: on(f.givenAnywhere),
    initials: on(f.initials),
    honorific: on(f.honorific),
    credential: on(f.credential),
    jobWord: on(f.jobHeads > 0),
    organisationWord: cap(f.organisationWords, 2),
    legalForm: on(f.legalForm),
    streetWord: on(f.streetWord),
    cityOrCountry: on((f.city || f.country) && f.nameWords < 2),
    smallWords: cap(f.smallWords, 2),
    sentence: on(f.endsLikeSentence),
    ampersand: on(f.ampersand),
    email: f.nameAgreement,
    emailStrong: on(f.nameAgreement >= 0.8),
    domain: f.domainAgreement * (1 - f.nameAgreement),
    size: size(f),
    tallest: on(f.tallest),
    torn: on(f.torn),
    severalLines: on(f.lines > 1),
    threeLines: on(f.lines > 2),
    unequalLines: f.lines > 1 ? 1 - f.sameHeight : 0,
    mixedCase: on(!f.sameCase),
    depth: f.depth,
  };
}

function titleFeatures(f: Facts): Features {
  return {
    bias: 1,
    registration: on(f.registration),
    jobWord: on(f.jobHeads > 0),
    jobShare: f.jobShare,
    jobWords: cap(f.jobHeads, 3),
    digits: on(f.digitShare > 0.05),
    legalForm: on(f.legalForm),
    organisationWord: cap(f.organisationWords, 2) * on(f.jobHeads === 0),
    given: on(f.givenFirst && f.nameWords > 1),
    email: f.nameAgreement,
    domain: f.domainAgreement,
    streetWord: on(f.streetWord),
    cityOrCountry: on((f.city || f.country) && f.jobHeads === 0),
    postcode: on(f.postcode),
    manyWords: cap(Math.max(0, f.words - 6), 5),
    sentence: on(f.endsLikeSentence),
    openEnd: on(f.openEnd),
    torn: on(f.torn),
    smallWords: cap(f.smallWords, 2),
    departmentStart: on(f.departmentStart),
    size: size(f),
    tallest: on(f.tallest),
    severalLines: on(f.lines > 1),
    threeLines: on(f.lines > 2),
    unequalLines: f.lines > 1 ? 1 - f.sameHeight : 0,
    mixedCase: on(!f.sameCase),
  };
}

function organisationFeatures(f: Facts): Features {
  return {
    bias: 1,
    registration: on(f.registration),
    legalForm: on(f.legalForm),
    organisationWord: cap(f.organisationWords, 2),
    onlyOrganisationWords: on(f.onlyOrganisationWords && f.domainAgreement < 0.8),
    domain: f.domainAgreement,
    domainStrong: on(f.domainAgreement >= 0.8),
    domainMismatch: on(f.domainMismatch && !f.legalForm),
    jobWord: on(f.jobHeads > 0),
    jobShare: f.jobShare,
    given: on(f.givenFirst && f.nameWords > 1 && f.nameWords < 4),
    email: on(f.nameAgreement >= 0.7 && !f.legalForm && f.organisationWords === 0),
    digits: on(f.digitShare > 0.3),
    houseNumberAtEdge: on(f.houseNumberAtEdge && !f.legalForm),
    streetWord: on(f.streetWord && (f.houseNumber || f.postcode)),
    postcode: on(f.postcode),
    cityOnly: on((f.city || f.country) && f.words < 3 && f.domainAgreement < 0.5),
    // «Institute for Upland Rivers»: names of institutions are phrases.
    smallWords: cap(f.smallWords, 3) * (f.organisationWords > 0 ? 0.4 : 1),
    sentence: on(f.endsLikeSentence),
    notCapitalised: on(f.capitalisedShare < 0.5 && !f.allCaps),
    manyWords: cap(Math.max(0, f.words - 5), 5),
    allCaps: on(f.allCaps),
    ampersand: on(f.ampersand),
    openEnd: on(f.openEnd),
    torn: on(f.torn),
    departmentStart: on(f.departmentStart && !f.legalForm),
    size: size(f),
    tallest: on(f.tallest),
    edge: on(f.depth < 0.15 || f.depth > 0.85),
    severalLines: on(f.lines > 1),
    threeLines: on(f.lines > 2),
    idleLines: f.idleLines,
    unequalLines: f.lines > 1 ? 1 - f.sameHeight : 0,
    mixedCase: on(!f.sameCase),
  };
}

function departmentFeatures(f: Facts): Features {
  return {
    bias: 1,
    registration: on(f.registration),
    departmentStart: on(f.departmentStart),
    jobShare: f.jobShare * on(f.jobHeads === 0),
    jobWord: on(f.jobHeads > 0),
    legalForm: on(f.legalForm),
    domain: f.domainAgreement,
    digits: on(f.digitShare > 0.1),
    smallWords: cap(f.smallWords, 2),
    sentence: on(f.endsLikeSentence),
    size: size(f),
    streetWord: on(f.streetWord),
  };
}

function taglineFeatures(f: Facts): Features {
  return {
    bias: 1,
    registration: on(f.registration),
    smallWords: cap(f.smallWords, 3),
    sentence: on(f.endsLikeSentence),
    notCapitalised: on(f.capitalisedShare < 0.6),
    threeToEight: on(f.words >= 3 && f.words <= 8),
    single: on(f.words < 2),
    manyWords: on(f.words > 10),
    digits: on(f.digitShare > 0.1),
    houseNumberAtEdge: on(f.houseNumberAtEdge),
    legalForm: on(f.legalForm),
    postcode: on(f.postcode),
    jobWord: on(f.jobHeads > 0),
    streetWord: on(f.streetWord && f.houseNumber),
    given: on(f.givenFirst && f.nameWords > 1 && f.nameWords < 4),
    domain: f.domainAgreement,
  };
}

function addressFeatures(f: Facts): Features {
  return {
    bias: 1,
    registration: on(f.registration),
    streetWord: on(f.streetWord),
    houseNumber: on(f.houseNumber),
    houseNumberAtEdge: on(f.houseNumberAtEdge && f.words > 1),
    streetAndNumber: on(f.streetWord && f.houseNumber),
    postcode: on(f.postcode),
    postcodeAndWord: on(f.postcode && f.letters >= 3),
    city: on(f.city),
    country: on(f.country),
    countryAlone: on(f.country && f.words < 4),
    cityAlone: on(f.city && f.words < 3),
    jobWord: on(f.jobHeads > 0),
    legalForm: on(f.legalForm),
    email: on(f.nameAgreement >= 0.7),
    domain: on(f.domainAgreement > 0.7),
    size: Math.max(0, size(f)),
    noDigits: on(f.digitShare === 0),
  };
}

const otherFeatures = (f: Facts): Features => ({ bias: 1, short: on(f.letters < 4) });

const byRole: Record<Role, (facts: Facts) => Features> = {
  name: nameFeatures,
  title: titleFeatures,
  organisation: organisationFeatures,
  department: departmentFeatures,
  tagline: taglineFeatures,
  address: addressFeatures,
  other: otherFeatures,
};

export function featuresOf(role: Role, facts: Facts): Features {
  return byRole[role](facts);
}
