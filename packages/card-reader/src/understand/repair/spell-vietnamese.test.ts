import { expect, it } from 'vitest';
import { spellVietnamese } from './spell-vietnamese.ts';

// What the recognizer makes of each: it has letters with one mark, Vietnamese writes two.
it.each([
  ['Trân Thį Bích Ngoc', 'Trần Thị Bích Ngọc'],
  ['Lê Vǎn Hùng', 'Lê Văn Hùng'],
  ['Truông phòng Kinh doanh', 'Trưởng phòng Kinh doanh'],
  ['Giám đőc điêu hành', 'Giám đốc điều hành'],
  ['CÔNG TY CÔ PHÂN XÂY DŲNG', 'CÔNG TY CỔ PHẦN XÂY DỰNG'],
  ['Hà Nôi', 'Hà Nội'],
  ['Nguyãn Thį Ngoc', 'Nguyễn Thị Ngọc'],
])('%s is %s', (read, meant) => {
  expect(spellVietnamese(read)).toBe(meant);
});

it('leaves what is printed without any mark, and words of other languages', () => {
  expect(spellVietnamese('Nguyen Van Hung')).toBe('Nguyen Van Hung');
  expect(spellVietnamese('Giám đőc Xuát khẩu | Export Director')).toMatch(/\| Export Director$/);
});

it('spells what is right already the same again', () => {
  for (const text of ['Phạm Thị Thu Hà', 'Thành phố Hồ Chí Minh', 'Công ty TNHH'])
    expect(spellVietnamese(text)).toBe(text);
});
