import { cn } from '#app/components/ui/cn.ts';
import { COMFORTABLE_BYTES, measureCard } from '../code/card-size.ts';
import { type CardForm, FIELD_LABELS } from '../form/card-form-schema.ts';

interface SizeMeterProps {
  form: CardForm;
  /** Whether the code will hold a link, so that the size only counts when that cannot be made. */
  linked: boolean;
}

/** How large the contact is for a QR code, and what to shorten when it is too large. */
export function SizeMeter({ form, linked }: SizeMeterProps) {
  const { bytes, tooLarge, costliest } = measureCard(form);
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <div className="flex justify-between gap-4">
        <span>Size of your contact</span>
        <span className="tabular-nums">
          {bytes} of {COMFORTABLE_BYTES} bytes
        </span>
      </div>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-track">
        <div
          className={cn('h-full rounded-full', tooLarge ? 'bg-accent' : 'bg-primary')}
          style={{ width: `${Math.min(bytes / COMFORTABLE_BYTES, 1) * 100}%` }}
        />
      </div>
      <p className={tooLarge && !linked ? 'text-warning' : 'text-muted-foreground'}>
        <span role="status">
          {tooLarge ? 'Too large to scan well.' : 'Small enough to scan well.'}
        </span>
        {tooLarge && ` ${FIELD_LABELS[costliest.field]} costs most: ${costliest.bytes} bytes.`}
        {linked &&
          ' Your QR code normally holds a short link; size matters only if that link cannot be created.'}
      </p>
    </div>
  );
}
