/** “〇七五（五五五）〇一四二”: a number in the numerals of vertical lines. House numbers have fewer digits. */
const IN_IDEOGRAPHS = /(?:[〇○零一二三四五六七八九][\s.()（）ー－―・-]{0,3}){9,}/gu;
const NUMERALS = '〇一二三四五六七八九';
const SIGNS: Record<string, string> = {
  '○': '0',
  零: '0',
  '（': '(',
  '）': ')',
  ー: '-',
  '－': '-',
  '―': '-',
  '・': '-',
};

/** With digits for the numerals of telephone numbers, sign by sign, so that everything stands where it stood. */
export const withPlainNumerals = (text: string): string =>
  text.replace(IN_IDEOGRAPHS, (run) =>
    [...run]
      .map((sign) => SIGNS[sign] ?? (NUMERALS.includes(sign) ? NUMERALS.indexOf(sign) : sign))
      .join(''),
  );
