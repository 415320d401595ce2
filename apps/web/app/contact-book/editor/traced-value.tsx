import { createContext, type KeyboardEvent, type ReactNode, useContext, useRef } from 'react';
import { type FieldPathByValue, get, useFormContext, useWatch } from 'react-hook-form';
import { cn } from '#app/components/ui/cn.ts';
import type { ContactForm } from './contact-form.ts';
import { OtherReadings } from './other-readings.tsx';
import { type Trace, TraceBadge, type Traces } from './trace.tsx';

export const TracesContext = createContext<Traces | null>(null);

interface TracedValueProps {
  name: FieldPathByValue<ContactForm, string>;
  /** Where the value came from that the form began with. */
  traceOf(traces: Traces, value: string): Trace | null;
  className?: string;
  /** The input, with a hint to show. */
  children(hint: ReactNode): ReactNode;
}

/**
 * An input and where its value came from. Under one that is worth a look stands what the card shows of
 * it, with what else it may be; the arrow keys go through these too.
 */
export function TracedValue({ name, traceOf, className, children }: TracedValueProps) {
  const traces = useContext(TracesContext);
  const { setValue, formState } = useFormContext<ContactForm>();
  const value = useWatch<ContactForm, typeof name>({ name });
  // What was read, or read in the end: a contact may get better while it is open.
  const original: string = get(formState.defaultValues, name) ?? '';
  const box = useRef<HTMLDivElement>(null);
  const trace = traces && traceOf(traces, original);
  if (!trace) return <div className={className}>{children(null)}</div>;

  const choices = [original, ...trace.alternatives];
  const choose = (choice: string) => {
    setValue(name, choice, { shouldDirty: true });
    box.current?.querySelector('input')?.focus();
  };
  const chooseByArrow = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || choices.length < 2 || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    choose(choices.at((choices.indexOf(value) + step) % choices.length) ?? original);
  };
  return (
    <Looked traces={traces} trace={trace} className={className} ref={box} onKeyDown={chooseByArrow}>
      {children(value === original && <TraceBadge trace={trace} />)}
      {trace.unsure && traces.renderProof?.(trace)}
      {trace.unsure && choices.length > 1 && (
        <OtherReadings choices={choices} value={value} onChoose={choose} />
      )}
    </Looked>
  );
}

interface LookedProps extends React.ComponentProps<'div'> {
  traces: Traces;
  trace: Trace;
}

/** Reports when somebody looks at it. Others find it by `data-doubt` and `data-lines`. */
export function Looked({ traces, trace, className, ...props }: LookedProps) {
  const look = () => traces.onLook?.(trace);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It only watches what happens to its inputs.
    <div
      tabIndex={-1}
      data-lines={trace.lines.join(' ')}
      data-doubt={trace.unsure || undefined}
      className={cn('scroll-mt-32 rounded-lg outline-none', className)}
      onFocus={look}
      onMouseEnter={look}
      onMouseLeave={() => traces.onLook?.(null)}
      {...props}
    />
  );
}
