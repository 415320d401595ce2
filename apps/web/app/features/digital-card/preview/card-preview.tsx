import { Mail, Phone } from 'lucide-react';
import { type CardField, type CardForm, cardFields } from '../form/card-form-schema.ts';

/** The card as it would look on paper, while it is being filled in. */
export function CardPreview({ form }: { form: CardForm }) {
  const { fullName, title, org, email, phone, note } = trimmed(form);
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-sm text-muted-foreground">Preview</figcaption>
      <div className="flex min-h-52 flex-col justify-between gap-6 rounded-xl border border-border border-l-4 border-l-accent bg-card p-5 shadow-raised wrap-anywhere">
        <div className="flex flex-col gap-0.5">
          <p className="font-display text-xl leading-tight font-semibold">
            {fullName || <span className="text-muted-foreground">Your name</span>}
          </p>
          {form.otherName?.trim() && <p>{form.otherName.trim()}</p>}
          {title && <p className="text-sm">{title}</p>}
          {org && <p className="text-sm font-medium text-link">{org}</p>}
        </div>
        <div className="flex flex-col gap-1.5 text-sm">
          {email && (
            <p className="flex items-center gap-2">
              <Mail className="size-4 shrink-0 text-muted-foreground" aria-label="Email" />
              {email}
            </p>
          )}
          {phone && (
            <p className="flex items-center gap-2">
              <Phone className="size-4 shrink-0 text-muted-foreground" aria-label="Phone" />
              {phone}
            </p>
          )}
          {note && <p className="line-clamp-3 whitespace-pre-line text-muted-foreground">{note}</p>}
        </div>
      </div>
    </figure>
  );
}

function trimmed(form: CardForm): Record<CardField, string> {
  const entries = cardFields.map((field) => [field, form[field].trim()]);
  return Object.fromEntries(entries) as Record<CardField, string>;
}
