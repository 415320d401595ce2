/** ISO 639-3 codes of the languages whose letters the first recogniser often misses. */
export const LANGUAGES = [
  'ces',
  'deu',
  'fra',
  'hun',
  'ita',
  'pol',
  'por',
  'spa',
  'swe',
  'tur',
] as const;
export type Language = (typeof LANGUAGES)[number];

interface Signs {
  /** Country calling codes. */
  calling: RegExp;
  topLevel: RegExp;
  /** Words and legal forms of cards, as a recogniser without the marks would read them too. */
  words: RegExp;
}

const signs = (calling: string, topLevel: string, words: string): Signs => ({
  calling: new RegExp(`(?:\\+|\\b00) ?\\(?(?:${calling})(?=[\\d ()./-])`, 'g'),
  topLevel: new RegExp(`\\.(?:${topLevel})\\b`, 'gi'),
  words: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'),
});

const SIGNS: Record<Language, Signs> = {
  ces: signs(
    '420|421',
    'cz|sk',
    's\\.? ?r\\.? ?o\\.?|a\\.s\\.|[čc]esk[áa] republika|ulice|praha|brno|plze[ňn]|tel\\.? ?č|jednatel\\w*|obchodn[íi]|vedouc[íi]|[řr]editel\\w*|poradenstv[íi]',
  ),
  deu: signs(
    '49|43|41',
    'de|at|ch|li',
    'gmbh|kg|ohg|\\p{L}*stra(?:ß|ss|b)e|\\p{L}+str\\.?|telefon|mobil|gesch[äa]ftsf[üu]hrer(?:in)?|leiter(?:in)?|deutschland|[öo]sterreich|berlin|hamburg|m[üu]nchen|wien|z[üu]rich',
  ),
  fra: signs(
    '33|32',
    'fr|be|lu',
    'sarl|sas|sasu|eurl|rue|avenue|bd|boulevard|france|g[ée]rante?|all[ée]e|courriel|t[ée]l|portable|directeur|directrice|g[ée]n[ée]rale?|responsable|ing[ée]nieure?|conseill[èeé]re?|paris|lyon',
  ),
  hun: signs(
    '36',
    'hu',
    'kft\\.?|zrt\\.?|nyrt\\.?|bt\\.?|utca|[úu]t|u\\.|krt\\.?|budapest|vezet[őöo]|[üu]gyvezet[őöo]|igazgat[óo]|magyarorsz[áaä]g',
  ),
  ita: signs(
    '39',
    'it|sm',
    's\\.?r\\.?l\\.?|s\\.p\\.a\\.|via|viale|piazza|corso|cell\\.?|responsabile|direttore|direttrice|roma|milano|italia|dott\\.(?:ssa)?|ing\\.|progettista',
  ),
  pol: signs(
    '48',
    'pl',
    'sp\\. ?z ?o\\.? ?[o0]\\.?|sp\\. ?j\\.?|s\\.a\\.|ul\\.|al\\.|pl\\.|faks|kierownik|specjalista|dyrektor|prezes|w[łlt][aä][śs]ciciel|polska|warszawa|krak[óo]w',
  ),
  por: signs(
    '351|55',
    'pt|br',
    'lda\\.?|unipessoal|ltda\\.?|rua|avenida|largo|telem[óo]vel|telefone|diretora?|respons[áaä]vel|portugal|lisboa|porto|gestora?',
  ),
  spa: signs(
    '34|52|54|57|56|51',
    'es|mx|ar|cl|pe',
    's\\.l\\.u?\\.?|s\\. coop\\.?|calle|c/|avda\\.?|paseo|plaza|m[óo]vil|tel[ée]fono|directora?|gerente|jef[ea]|espa[ñn]a|madrid|barcelona|dise[ñn]adora?',
  ),
  swe: signs(
    '46|47|45|358',
    'se|nu|no|dk|fi',
    'ab|hb|kb|\\p{L}+gatan|\\p{L}+v[äa]gen|\\p{L}+gr[äa]nd|direkt[öo]r|ingenj[öo]r|s[äa]ljare|sverige|stockholm|g[öo]teborg|malm[öo]|chef',
  ),
  tur: signs(
    '90',
    'tr',
    'a\\.? ?[şs$]\\.?|ltd\\.? ?[şs$]ti\\.?|cad(?:desi)?\\.?|sok(?:ak)?\\.?|bulvar[ıi]?|mah\\.?|e-posta|m[üu]d[üu]r[üu]|m[üu]hendis\\w*|[iİ]stanbul|t[üu]rkiye|ankara|[iİ]zmir',
  ),
};

const CALLING_WEIGHT = 3;
const TOP_LEVEL_WEIGHT = 2;
const WORD_WEIGHT = 1.5;
/** One sign; a second look where none was needed costs time but changes nothing. */
const ENOUGH = 1.5;

/** The language a card seems to be in, judged by its numbers, addresses and words; null when English or unclear. */
export function guessLanguage(lines: readonly string[]): Language | null {
  const text = lines.join('\n');
  const scored = LANGUAGES.map((language) => ({ language, score: scoreOf(text, SIGNS[language]) }));
  const [best, next] = scored.sort((a, b) => b.score - a.score);
  if (!best || best.score < ENOUGH || best.score === next?.score) return null;
  return best.language;
}

function scoreOf(text: string, { calling, topLevel, words }: Signs): number {
  const found = (pattern: RegExp) => new Set(text.toLowerCase().match(pattern)).size;
  return (
    Math.min(1, found(calling)) * CALLING_WEIGHT +
    Math.min(1, found(topLevel)) * TOP_LEVEL_WEIGHT +
    found(words) * WORD_WEIGHT
  );
}
