import { z } from 'zod';

/** One message of the Phoenix channels protocol, as @supabase/realtime-js speaks it. */
export interface Frame {
  /** Which join of the topic it belongs to. Null outside of a channel. */
  joinRef: string | null;
  /** Echoed in the reply. Null in messages that the server starts. */
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

/** Version 1 sends objects, version 2 arrays. A page names its version when it connects. */
export type ProtocolVersion = '1.0.0' | '2.0.0';

const reference = z.string().max(64).nullish();
const name = z.string().max(255);

const objectFrame = z.object({
  join_ref: reference,
  ref: reference,
  topic: name,
  event: name,
  payload: z.unknown(),
});
const arrayFrame = z.tuple([reference, reference, name, name, z.unknown()]);

/** Null if it is not a valid frame. */
export function decodeFrame(text: string, version: ProtocolVersion): Frame | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (version === '1.0.0') {
    const { data } = objectFrame.safeParse(value);
    if (!data) return null;
    const { join_ref, ref, topic, event, payload } = data;
    return { joinRef: join_ref ?? null, ref: ref ?? null, topic, event, payload };
  }
  const { data } = arrayFrame.safeParse(value);
  if (!data) return null;
  const [joinRef, ref, topic, event, payload] = data;
  return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload };
}

export function encodeFrame(frame: Frame, version: ProtocolVersion): string {
  const { joinRef, ref, topic, event, payload } = frame;
  return JSON.stringify(
    version === '1.0.0'
      ? { join_ref: joinRef, ref, topic, event, payload }
      : [joinRef, ref, topic, event, payload],
  );
}
