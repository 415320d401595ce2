/** TypeScript knows the real type for browsers only, but Node.js has it too. */
export type WasmModule = object;

export interface WasmInstance {
  exports: Record<string, unknown>;
}

interface Runtime {
  WebAssembly: {
    compile(bytes: Uint8Array): Promise<WasmModule>;
    instantiate(module: WasmModule, imports: object): Promise<WasmInstance>;
  };
}

const runtime = () => (globalThis as unknown as Runtime).WebAssembly;

export const compileWasm = (bytes: Uint8Array): Promise<WasmModule> => runtime().compile(bytes);

export const startWasm = (module: WasmModule, imports: object): Promise<WasmInstance> =>
  runtime().instantiate(module, imports);
