/** The four-coloured letter that people look for on such a button. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <g fill="none" strokeWidth="4">
        <path d="M5.1 8A8 8 0 0 1 17.6 6.3" stroke="#ea4335" />
        <path d="M5.1 16A8 8 0 0 1 5.1 8" stroke="#fbbc05" />
        <path d="M17.1 18.1A8 8 0 0 1 5.1 16" stroke="#34a853" />
        <path d="M12 12h8a8 8 0 0 1-2.9 6.1" stroke="#4285f4" />
      </g>
    </svg>
  );
}
