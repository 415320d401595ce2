import { expect, it } from 'vitest';
import { spellMailbox } from './spell-mailbox.ts';

it.each([
  ['flipa.magalhaes', 'Filipa Magalhães', 'filipa.magalhaes'],
  ['niamh.lewellyn', 'Niamh Llewellyn', 'niamh.llewellyn'],
  ['jammal.kowalczyk', 'Jamal Kowalczyk', 'jamal.kowalczyk'],
  ['oliver_ashwworth', 'OLIVER ASHWORTH', 'oliver_ashworth'],
  ['isoukup', 'Luboš Soukup', 'lsoukup'],
  ['1.fuentesmarquez', 'Lucía Fuentes Márquez', 'l.fuentesmarquez'],
  ['bettinamuler', 'Bettina Müller', 'bettinamuller'],
])('%s of %s is %s', (local, name, meant) => {
  expect(spellMailbox(local, ['Jan Óg', name])).toBe(meant);
});

// Mailboxes of written cards, in which nothing is misread.
it.each([
  ['jnlagesse', 'Jean-Noël Lagesse-d’Unienville'],
  ['ctwade', 'Cheikh Tidiane Wade-Mbengue'],
  ['slebei', 'Samson Lokwawi Ebei'],
  ['sarah.lind', 'Sara Lindh'],
  ['kruki', 'Ambroży Kruk-Lewiński'],
  ['lj.djokic', 'Ljiljana Đokić'],
  ['spling', 'Ling Siew Ping'],
  ['leiassousa', 'Leia Sousa'],
  ['hhollinsreed', 'Harriet Hollins-Reed'],
  ['bin.tarlea', 'Smaranda-Ileana Ârlea'],
  ['maj.angstroem', 'Maj Ångström'],
  ['info', 'Ingo Fo'],
])('%s of %s stays as it was read', (local, name) => {
  expect(spellMailbox(local, [name])).toBe(local);
});
