import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

interface MailServer {
  /** The recipient of each mail. */
  readonly recipients: readonly string[];
  close(): void;
}

/**
 * A mail server (RFC 5321) that accepts all mail, except to addresses for which `refuses` returns
 * true.
 */
export async function runMailServer(
  port: number,
  refuses: (address: string) => boolean = () => false,
): Promise<MailServer> {
  const recipients: string[] = [];
  const server = createServer((socket) => {
    // A client may hang up at any time, even in the middle of a line.
    converse(socket, recipients, refuses).catch(() => socket.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { recipients, close: () => void server.close() };
}

async function converse(
  socket: Socket,
  recipients: string[],
  refuses: (address: string) => boolean,
): Promise<void> {
  socket.on('error', () => undefined);
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mail.example');
  let address = '';
  let isText = false;
  for await (const line of createInterface(socket)) {
    if (isText) {
      if (line !== '.') continue;
      isText = false;
      recipients.push(address);
    }
    address = /^RCPT TO:<(.+)>/i.exec(line)?.[1] ?? address;
    if (/^RCPT/i.test(line) && refuses(address)) say('550 No such user');
    else if (/^DATA/i.test(line)) {
      isText = true;
      say('354 Go on');
    } else if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n');
    else say('250 OK');
  }
}
