import { wordList } from '../text/word-list.ts';

/** With one of these begins or ends the name of a part of an organization. */
export const departmentWords = wordList(
  `division department dept section unit directorate abteilung referat dezernat sachgebiet fachbereich
  avdelning avdelningen avdeling avdelingen afdeling osasto departement département departamento dipartimento
  división divisão divisione sección seção sezione dział wydział oddział odbor oddělení odjel odsjek oddelek odeljenje
  osztály osakond nodaļa skyrius secția direcția bölümü birimi`,
);
