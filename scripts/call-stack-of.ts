import { once } from 'node:events';

/** A part of what the inspector tells of a function that runs (Chrome DevTools Protocol, `Debugger.CallFrame`). */
interface CallFrame {
  functionName: string;
  location: { scriptId: string; lineNumber: number };
}

/** Longer than a process takes to be stopped, whatever else the machine does. */
const STOP_MS = 30_000;

/** Where a Node.js process stands whose inspector listens at an address, innermost first. Leaves it stopped there. */
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
  // What waits for something is stopped here, in a script without a file.
  send('Runtime.evaluate', { expression: '0' });
  return (await stopped).flatMap(({ functionName, location: { scriptId, lineNumber } }) => {
    const file = files.get(scriptId);
    return file ? [`${functionName || '(anonymous)'} ${file}:${lineNumber + 1}`] : [];
  });
}
