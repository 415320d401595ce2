/** The paper card, drawn: what is printed on it and the light that reads it. */
export function SceneCard() {
  return (
    <svg viewBox="0 0 336 192" className="scene-card" aria-hidden="true">
      <rect width="336" height="192" rx="10" className="scene-paper" />
      <path d="M0 10A10 10 0 0 1 10 0h16v192H10a10 10 0 0 1-10-10z" className="scene-band" />
      <g className="scene-print">
        <circle cx="292" cy="42" r="17" className="scene-emblem" />
        <path d="M283 47l6-12 5 8 3-4 5 8z" className="scene-emblem-mark" />
        <text x="50" y="54" className="scene-name">
          Mara Lindqvist
        </text>
        <text x="50" y="74">
          Head of Product
        </text>
        <text x="50" y="126">
          Northwind Labs AB
        </text>
        <text x="50" y="144">
          mara@northwind.example
        </text>
        <text x="50" y="162">
          +46 8 555 010 20
        </text>
      </g>
      <g className="scene-frames">
        <rect x="44" y="36" width="158" height="25" rx="4" />
        <rect x="44" y="62" width="122" height="17" rx="4" />
        <rect x="44" y="114" width="132" height="17" rx="4" />
        <rect x="44" y="132" width="180" height="17" rx="4" />
        <rect x="44" y="150" width="124" height="17" rx="4" />
      </g>
      <rect className="scene-beam" x="0" y="-14" width="336" height="14" />
    </svg>
  );
}
