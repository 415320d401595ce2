/** Where a network's weights are in the bytes of its ONNX file. */
export interface Weights {
  /** Offset of the first number, in bytes. */
  at: number;
  /** Bytes per number: 4 for 32-bit floats, 2 for 16-bit ones. */
  bytes: 2 | 4;
  /** The lengths of the tensor's axes. Their product is the number of floats. */
  shape: number[];
}

// Field numbers of the messages that lead to tensors: onnx/onnx.proto of ONNX 1.17.
const MODEL_GRAPH = 7;
const GRAPH_NODE = 1;
const GRAPH_INITIALIZER = 5;
const NODE_ATTRIBUTE = 5;
const ATTRIBUTE_TENSOR = 5;
const TENSOR = { dims: 1, dataType: 2, rawData: 9 };
const BYTES_OF_TYPE = new Map<number | undefined, 2 | 4>([
  [1, 4],
  [10, 2],
]);

const VARINT = 0;
const FIXED_64 = 1;
const BYTES = 2;
const FIXED_32 = 5;

/** A field of a protocol buffer: a number, or the bytes from `at` to `end`. */
interface Field {
  id: number;
  value: number;
  at: number;
  end: number;
}

/** All float tensors that an ONNX file stores as raw bytes: initializers and constants. */
export function findWeights(onnx: Uint8Array): Weights[] {
  return messages(onnx, MODEL_GRAPH, whole(onnx)).flatMap((graph) => {
    const constants = messages(onnx, GRAPH_NODE, graph)
      .flatMap((node) => messages(onnx, NODE_ATTRIBUTE, node))
      .flatMap((attribute) => messages(onnx, ATTRIBUTE_TENSOR, attribute));
    return [...messages(onnx, GRAPH_INITIALIZER, graph), ...constants].flatMap((tensor) =>
      floats(onnx, tensor),
    );
  });
}

function floats(onnx: Uint8Array, tensor: Field): Weights[] {
  const fields = [...fieldsOf(onnx, tensor)];
  const bytes = BYTES_OF_TYPE.get(fields.find(({ id }) => id === TENSOR.dataType)?.value);
  const raw = fields.find(({ id }) => id === TENSOR.rawData);
  if (!bytes || !raw) return [];
  const shape = fields.filter(({ id }) => id === TENSOR.dims).flatMap((dims) => axes(onnx, dims));
  const count = shape.reduce((product, length) => product * length, 1);
  return raw.end - raw.at === count * bytes ? [{ at: raw.at, bytes, shape }] : [];
}

/** The axes are in one field each, or packed into one field. */
function axes(onnx: Uint8Array, { value, at, end }: Field): number[] {
  if (at === end) return [value];
  const lengths: number[] = [];
  for (let from = at; from < end; ) {
    const [length, next] = varint(onnx, from);
    lengths.push(length);
    from = next;
  }
  return lengths;
}

const whole = (onnx: Uint8Array): Field => ({ id: 0, value: 0, at: 0, end: onnx.length });

function messages(onnx: Uint8Array, id: number, message: Field): Field[] {
  return [...fieldsOf(onnx, message)].filter((field) => field.id === id);
}

function* fieldsOf(onnx: Uint8Array, { at, end }: Field): Generator<Field> {
  for (let from = at; from < end; ) {
    const [key, start] = varint(onnx, from);
    const field = readField(onnx, key >>> 3, key & 7, start);
    yield field.field;
    from = field.next;
  }
}

function readField(onnx: Uint8Array, id: number, kind: number, at: number) {
  switch (kind) {
    case VARINT: {
      const [value, next] = varint(onnx, at);
      return { field: { id, value, at: next, end: next }, next };
    }
    case BYTES: {
      const [length, start] = varint(onnx, at);
      const end = start + length;
      return { field: { id, value: 0, at: start, end }, next: end };
    }
    case FIXED_32:
    case FIXED_64: {
      const next = at + (kind === FIXED_32 ? 4 : 8);
      return { field: { id, value: 0, at: next, end: next }, next };
    }
    default:
      throw new Error(`Byte ${at} is no field of an ONNX file.`);
  }
}

/** A variable-length number, and the offset after it. Lengths and axes are far below 2^53. */
function varint(onnx: Uint8Array, at: number): [number, number] {
  let value = 0;
  let factor = 1;
  for (let from = at; from < onnx.length; from++, factor *= 128) {
    const byte = onnx[from] as number;
    value += (byte & 127) * factor;
    if (byte < 128) return [value, from + 1];
  }
  throw new Error('The ONNX file is cut off.');
}
