import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { BackgroundEmail } from './background-email.ts';

const mail = { to: 'ada@people.example', subject: 'Hello', text: 'Hi' };

describe('BackgroundEmail', () => {
  it('does not wait for the mail server, and settles when that is done', async () => {
    const sent = Promise.withResolvers<void>();
    const email = new BackgroundEmail({ send: () => sent.promise }, pino({ level: 'silent' }));
    await email.send(mail);
    let settled = false;
    const settling = email.settle().then(() => {
      settled = true;
    });
    expect(settled).toBe(false);
    sent.resolve();
    await settling;
  });

  it('logs a failure without the address', async () => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(line) });
    const error = Object.assign(new Error(`No such user ${mail.to}`), { code: 'EENVELOPE' });
    const email = new BackgroundEmail({ send: () => Promise.reject(error) }, logger);
    await email.send(mail);
    await email.settle();
    expect(lines.join()).toContain('EENVELOPE');
    expect(lines.join()).not.toContain(mail.to);
  });
});
