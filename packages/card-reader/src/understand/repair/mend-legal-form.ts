/** Legal forms whose letters, dots and spaces recognizers change, with how they are written. */
const FORMS: [RegExp, string][] = [
  [/\bSp\.?\s?z\.?\s?[o0]\s?\.\s?[o0]\s?\.?(?=$|[\s,])/i, 'Sp. z o.o.'],
  [/\bs\.\s?r\.\s?[o0]\.?(?=$|[\s,])/i, 's.r.o.'],
  [/(?<=\s)S\.\s?r\.\s?[I1|]\.(?=$|[\s,])/, 'S.r.l.'],
  [/\bF\.\s?[1lI|Uu]{2,3}i(?=$|\s)/, 'F.lli'],
  [/\bA\.\s?\$\.?(?=$|[\s,])/, 'A.Ş.'],
  [/\bLtd\.?\s?[$S]ti\.?(?=$|[\s,])/i, 'Ltd. Şti.'],
  [/\bG\s?m\s?b\s?H\b/, 'GmbH'],
  [/(?<=\s)K\sG(?=$|,)/, 'KG'],
  [/(?<=\s)A\sG(?=$|,)/, 'AG'],
  [/(?<=\s)L\sL\sC(?=$|,)/, 'LLC'],
  [/(?<=\s)lnc(?=$|[.,])/, 'Inc'],
  [/(?<=\s)L\sT\sD\.?(?=$|,)/, 'LTD'],
  [/(?<=[\s.,])[I1|]td(?=$|[\s.,])/, 'ltd'],
];

const capitals = (text: string) => text === text.toUpperCase();

/** Writes a legal form as it is registered; in capitals where the name is set so. */
export function mendLegalForm(text: string): string {
  return FORMS.reduce(
    (mended, [pattern, form]) =>
      mended.replace(pattern, (read) => (capitals(read) ? form.toUpperCase() : form)),
    text,
  );
}
