import type { CardAnswer } from '@cardsift/extraction/webhook/card-answer';
import type { Page } from '@playwright/test';

type ReadCard = CardAnswer['cards'][number];

/**
 * Makes the workflow's answer certain of everything except the phone on every other card, whose last
 * digit is wrong, with the right one as its runner-up. A test cannot name a place where real readings
 * of drawn cards are in doubt.
 */
export async function doubtEveryOtherPhone(page: Page): Promise<void> {
  await changeCards(page, (card, picture) => {
    if (picture % 2 === 0) misreadPhone(card);
  });
}

/** Makes the workflow's answer certain of everything except the organization, and names others that it may be. */
export async function doubtOrganizations(page: Page, others: string[]): Promise<void> {
  await changeCards(page, ({ reading: { org } }) => {
    if (!org) throw new Error('The card has no organization');
    Object.assign(org, { confidence: 0.4, others });
  });
}

/** Changes each card of the workflow's answers, after it is made certain of everything. */
async function changeCards(page: Page, change: (card: ReadCard, picture: number) => void) {
  let pictures = 0;
  await page.route('**/webhook/business-card', async (route) => {
    const response = await route.fetch();
    const lines = (await response.text()).trimEnd().split('\n');
    const { cards } = JSON.parse(lines.pop() ?? '') as Partial<CardAnswer>;
    // A refusal, such as a busy reader's, after which the page tries again.
    if (!cards) return route.fulfill({ response });
    for (const card of cards) {
      beSure(card);
      change(card, pictures);
    }
    pictures += 1;
    const body = `${[...lines, JSON.stringify({ cards })].join('\n')}\n`;
    await route.fulfill({ response, body });
  });
}

function beSure({ reading }: ReadCard): void {
  const { fullName, name, title, department, org, address } = reading;
  const single = [fullName, name, title, department, org, address];
  const lists = [reading.emails, reading.phones, reading.websites, reading.socials];
  for (const value of [...single, ...lists.flat()]) if (value) value.confidence = 0.99;
}

function misreadPhone({ contact, reading }: ReadCard): void {
  const [phone] = reading.phones;
  const line = reading.lines[phone?.lines[0] ?? -1];
  const digits = phone?.value.number.replace(/\D/g, '').slice(-6) ?? '';
  const printed = new RegExp([...digits].join('\\D*')).exec(line?.text ?? '');
  if (!phone || !line || !printed) throw new Error('The card has no phone');
  const right = phone.value.number.at(-1) ?? '';
  const wrong = right === '1' ? '7' : '1';
  const misread = { ...phone.value, number: phone.value.number.slice(0, -1) + wrong };
  const at = printed.index + printed[0].length - 1;
  line.text = line.text.slice(0, at) + wrong + line.text.slice(at + 1);
  line.doubts = [{ at, letters: [right] }];
  contact.phones = contact.phones.map((one) => (one.number === phone.value.number ? misread : one));
  phone.value = misread;
  phone.confidence = 0.4;
}
