const SHORTCUTS = [
  { keys: ['Enter'], means: 'right, next doubt or card' },
  { keys: ['↓', '↑'], means: 'other readings' },
  { keys: ['Ctrl', 'Enter'], means: 'all right, next card' },
  { keys: ['Esc'], means: 'later' },
];

/** None is a letter, so that they collide neither with typing nor with a screen reader's own. */
export function ShortcutList() {
  return (
    <ul
      aria-label="Keyboard shortcuts"
      className="hidden flex-wrap gap-x-4 gap-y-1 text-xs text-muted-foreground md:flex"
    >
      {SHORTCUTS.map(({ keys, means }) => (
        <li key={means} className="flex items-center">
          {keys.map((key) => (
            <kbd
              key={key}
              className="mr-1 rounded border border-border bg-secondary px-1.5 py-0.5 font-sans"
            >
              {key}
            </kbd>
          ))}
          {means}
        </li>
      ))}
    </ul>
  );
}
