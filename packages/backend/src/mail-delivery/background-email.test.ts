import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../testing/find-free-port.ts';
import { runMailServer } from '../testing/run-mail-server.ts';
import { BackgroundEmail } from './background-email.ts';
import { createEmail } from './create-email.ts';

const mail = { to: 'ada@people.example', subject: 'Hello', text: 'Hi' };

describe('BackgroundEmail', () => {
  it('does not wait for the mail server, and settles once that is done', async () => {
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

  it('logs what the mail server or the network answered, and does not retry mail that is refused for good', async () => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(line) });
    const port = await findFreePort();
    const smtp = { host: '127.0.0.1', port, user: undefined, password: undefined, from: mail.to };
    const { email, settle } = createEmail(smtp, () => undefined, logger);
    await email.send(mail);
    await expect.poll(() => lines.join()).toContain('a mail was not sent and waits');
    expect(lines.join()).toContain('ESOCKET');

    const server = await runMailServer(port, (address) => address === mail.to);
    await settle();
    await email.send(mail);
    await expect.poll(() => lines).toHaveLength(3);
    expect(lines.slice(1).map((line) => JSON.parse(line))).toMatchObject([
      { responseCode: 550, msg: 'a mail was not sent' },
      { responseCode: 550, msg: 'a mail was not sent' },
    ]);
    expect(lines.join()).not.toContain(mail.to);
    server.close();
  });

  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const silent = pino({ level: 'silent' });

  it('retries while the mail server is down, less and less often, until the links have expired', async () => {
    vi.useFakeTimers();
    const send = vi.fn<() => Promise<void>>().mockRejectedValue(away);
    await new BackgroundEmail({ send }, silent).send(mail);
    const start = Date.now();
    await vi.runAllTimersAsync();
    expect(send).toHaveBeenCalledTimes(6);
    expect(Date.now() - start).toBeLessThan(3_600_000);

    send.mockReset().mockRejectedValueOnce(away).mockResolvedValue();
    await new BackgroundEmail({ send }, silent).send(mail);
    await vi.runAllTimersAsync();
    expect(send).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('gives up mail that the server refuses for good, and retries waiting mail once more at the end', async () => {
    const refusal = Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550 });
    const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refusal);
    const email = new BackgroundEmail({ send }, silent);
    await email.send(mail);
    await email.settle();
    expect(send).toHaveBeenCalledTimes(1);

    send.mockRejectedValueOnce(away).mockResolvedValueOnce();
    await email.send(mail);
    // The failure is reported after the mail was tried.
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await email.settle();
    await email.settle();
    expect(send).toHaveBeenCalledTimes(3);
  });
});
