import { streetEndings, streetWords } from '../lexicon/address-words.ts';
import { givenNames } from '../lexicon/given-names.ts';
import { jobHeads } from '../lexicon/job-words.ts';
import { organisationWords } from '../lexicon/organisation-words.ts';
import { fold } from '../text/fold.ts';
import { startsWithCapital } from '../text/letter-case.ts';
import { lexemesOf, wordsOf } from '../text/words.ts';
import { hasLegalForm } from './legal-form.ts';
import { trimName } from './person-name.ts';

export type TextKind = 'job' | 'organisation' | 'person' | 'address';

/** Ends of compounds that name a job, in languages that write them as one word. */
const JOB_ENDING =
  /.{3}(?:leiter|leiterin|leitung|berater|beraterin|ingenieur|ingenieurin|entwickler|entwicklerin|meister|meisterin|mastare|mester|mestre|fuhrer|fuhrerin|planer|planerin|anwalt|anwaltin|arzt|arztin|manager|managerin|direktor|direktorin|trainer|techniker|technikerin|kaufmann|kauffrau|wissenschaftler|wissenschaftlerin|adviseur|leider|ontwikkelaar|medewerker|chef|chefen|ledare|leder|sjef|konsult|konsulent|ingenjor|ingenior|radgivare|radgiver|utvecklare|utvikler|udvikler|direktor|forare|arkitekt|igazgato|igazgatoja|vezeto|vezetoje|mernok|mernoke|tanacsadoja|paallikko|johtaja|asiantuntija|insinoori|redakteur|verkaufer|einkaufer|assistent|assistentin|referent|referentin|makler|maklerin|spezialist|spezialistin|experte|expertin|gestalter|gestalterin|lehrer|lehrerin|therapeut|therapeutin)$/;

export function isJobHead(lexeme: string): boolean {
  return jobHeads.has(lexeme) || JOB_ENDING.test(lexeme);
}

/** Ends of compounds that name a firm, a practice or an authority. */
const FIRM_ENDING =
  /.{3}(?:sparkasse|bank|werke|versicherung|versicherungen|institut|klinik|praxis|verlag|druckerei|brauerei|gruppe|verwaltung|verband|gesellschaft|genossenschaft|akademie|schule|hochschule|bedrijf|makelaardij|praktijk|byran|firman|gruppen|fabriken|verket|fabrik|manufaktur|gartnerei|backerei|tischlerei|spedition|makina|osakeyhtio|toimisto|konepaja)$/;

export function isOrganisationWord(lexeme: string): boolean {
  return organisationWords.has(lexeme) || FIRM_ENDING.test(lexeme);
}

export function isStreetWord(lexeme: string): boolean {
  return streetWords.has(lexeme) || (lexeme.length > 5 && streetEndings.test(lexeme));
}

export function isPersonLike(text: string): boolean {
  const { core } = trimName(text);
  if (core.length < 2 || core.length > 4 || /\d/.test(text)) return false;
  const [first = '', second = ''] = core.map(fold);
  return (
    (givenNames.has(first) ||
      givenNames.has(first.split('-')[0] ?? '') ||
      (givenNames.has(second) && core.length === 2)) &&
    (text === text.toLowerCase() || wordsOf(core.join(' ')).filter(startsWithCapital).length >= 2)
  );
}

/** What a text plainly is; null where it could be several things. */
export function textKind(text: string): TextKind | null {
  if (hasLegalForm(text)) return 'organisation';
  const lexemes = lexemesOf(text);
  if (
    /\d/.test(text) &&
    (lexemes.some(isStreetWord) ||
      /\b\d{4,6}\b|\b\d{2}-\d{3}\b|\b\d{3} \d{2}\b|[A-Z]\d[A-Z\d]? ?\d[A-Z]{2}/.test(text))
  )
    return 'address';
  if (lexemes.some(isJobHead)) return 'job';
  return isPersonLike(text) ? 'person' : null;
}
