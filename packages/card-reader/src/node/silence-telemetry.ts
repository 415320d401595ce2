/**
 * ONNX Runtime 1.30 queues events under the home folder and looks up a Microsoft host as soon as it is
 * loaded, unless this variable is set by then: docs/operating.md.
 */
process.env.ORT_DISABLE_TELEMETRY = '1';
