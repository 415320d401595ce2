import type { PostalAddress } from '@cardsift/contacts/contact';

/** “〒100-0005”, “(06236)”, “200120”, “106” before 臺北市, with its brackets. The sign is often read as a T. */
const CODE = '[(（]?(\\d{3}-\\d{4}|\\d{5,6}|\\d{3}(?=\\p{Script=Han}{2}[市縣]))[)）]?';
const CODE_FIRST = new RegExp(`^[〒T]?\\s?${CODE}\\s*`, 'u');
const CODE_LAST = new RegExp(`(?<![\\d-])\\s*[〒T]?\\s?${CODE}$`, 'u');

/** Before the largest part. */
const COUNTRY = /^(中[国國]|[台臺][灣湾]|日本|대한민국)\s*(?=\S{1,8}[省市都道府県縣])/u;
const PREFECTURE = /^(?:北海道|東京都|大阪府|京都府|\p{Script=Han}{2,3}県)/u;
const PROVINCE = /^(?:\p{Script=Han}{2,3}省|\p{Script=Han}{2,6}自治区)/u;
const KOREAN_REGION =
  /^(?:\S+(?:특별자치[시도]|특별시|광역시|도)|서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|[충전경][북남]|제주)(?=\s)/u;
const KOREAN_CITY = /^\S+[시군구](?:\s\S+구)?(?=\s)/u;
const CITY =
  /^(?:[^区區郡\d\s]{1,6}?市(?!市)|\p{Script=Han}{1,4}?[区縣县州]|\p{Script=Han}{1,4}?郡\p{Script=Han}{1,4}?[町村]|\p{Script=Han}{1,4}?[町村]|香港|澳門)/u;
/** A Japanese city's ward belongs to its name. */
const WARD = /^[^市\d\s]{1,4}?区/u;

/** An address in Chinese, Japanese or Korean: the largest part first. What is not recognized stays in the street. */
export function parseEastAsianAddress(lines: readonly string[]): PostalAddress {
  let rest = lines.join(' ').trim();
  const take = (pattern: RegExp): string => {
    const match = pattern.exec(rest);
    if (!match) return '';
    rest = (rest.slice(0, match.index) + rest.slice(match.index + match[0].length)).trim();
    return match[1] ?? match[0];
  };
  const postcode = take(CODE_FIRST) || take(CODE_LAST);
  const country = take(COUNTRY);
  const prefecture = take(PREFECTURE);
  const region = prefecture || take(PROVINCE) || take(KOREAN_REGION);
  const city = take(CITY) || take(KOREAN_CITY);
  const ward = prefecture && city.endsWith('市') ? take(WARD) : '';
  return { street: rest, city: city + ward, region, postcode, country };
}
