/**
 * As soon as it is loaded, ONNX Runtime 1.30 queues events under the home folder and looks up a
 * Microsoft host, unless this variable is already set. See docs/operating.md.
 */
process.env.ORT_DISABLE_TELEMETRY = '1';
