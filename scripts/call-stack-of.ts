import { once } from 'node:events';

/**
 * The part that we read of the inspector's report about a running function (Chrome DevTools Protocol,
 * `Debugger.CallFrame`).
 */
interface CallFrame {
  functionName: string;
  location: { scriptId: string; lineNumber: number };
}

/** Longer than stopping a process takes, however busy the machine is. */
const STOP_MS = 30_000;

/**
 * The call stack of the Node.js process whose inspector listens at this URL, innermost first. Leaves the process
 * paused.
 */
export async function callStackOf(address: string): Promise<string[]> {
  const socket = new WebSocket(address);
  const files = new Map<string, string>();
  const stopped = new Promise<CallFrame[]>((resolve) => {
    socket.onmessage = ({ data }) => {
      const { method, params } = JSON.parse(data);
      if (method === 'Debugger.scriptParsed') files.set(params.scriptId, params.url);
      if (method === 'Debugger.paused') resolve(params.callFrames);
    };
    setTimeout(resolve, STOP_MS, []);
  });
  await once(socket, 'open');
  const send = (method: string, params = {}) =>
    socket.send(JSON.stringify({ id: 1, method, params }));
  send('Debugger.enable');
  send('Debugger.pause');
  // A process that only waits is paused here, in a script without a file.
  send('Runtime.evaluate', { expression: '0' });
  return (await stopped).flatMap(({ functionName, location: { scriptId, lineNumber } }) => {
    const file = files.get(scriptId);
    return file ? [`${functionName || '(anonymous)'} ${file}:${lineNumber + 1}`] : [];
  });
}
