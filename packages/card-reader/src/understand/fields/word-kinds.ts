import { STREET_ENDINGS, streetWords } from '../lexicon/address-words.ts';
import { JOB_HEADS } from '../lexicon/job-words.ts';
import { organizationWords } from '../lexicon/organization-words.ts';

/** Ends of compounds that name a firm, a practice or an authority. */
const FIRM_ENDING =
  /.{3}(?:sparkasse|bank|werke|versicherung|versicherungen|institut|klinik|praxis|verlag|druckerei|brauerei|gruppe|verwaltung|verband|gesellschaft|genossenschaft|akademie|schule|hochschule|bedrijf|makelaardij|praktijk|byran|firman|gruppen|fabriken|verket|fabrik|manufaktur|gartnerei|backerei|tischlerei|spedition|makina|osakeyhtio|toimisto|konepaja)$/;

export function isOrganizationWord(lexeme: string): boolean {
  return organizationWords.has(lexeme) || FIRM_ENDING.test(lexeme);
}

const jobHeads = Object.values(JOB_HEADS);

export function isJobHead(lexeme: string): boolean {
  return jobHeads.some((heads) => heads.has(lexeme));
}

export function isStreetWord(lexeme: string): boolean {
  return streetWords.has(lexeme) || (lexeme.length > 5 && STREET_ENDINGS.test(lexeme));
}
