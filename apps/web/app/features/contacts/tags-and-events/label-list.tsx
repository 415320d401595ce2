import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx';
import { Form } from '#app/components/ui/form.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { countOf } from '#app/text/count-of.ts';
import { ChangeButton } from '../may-change.tsx';
import type { Label } from './list-tags.ts';

interface LabelListProps {
  title: string;
  what: 'tag' | 'event';
  labels: readonly Label[];
  /** Null takes it off every contact. */
  onReplace(from: string, to: string | null): void;
}

/** Names that contacts have, each with how many have it. */
export function LabelList({ title, what, labels, onReplace }: LabelListProps) {
  const [renamed, setRenamed] = useState<string | null>(null);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardContent className="pt-3 sm:pt-3">
        <ul className="divide-y divide-border">
          {labels.map((label) => (
            <li key={label.name} className="py-2">
              {renamed === label.name ? (
                <RenameForm
                  name={label.name}
                  what={what}
                  onCancel={() => setRenamed(null)}
                  onRename={(to) => {
                    setRenamed(null);
                    onReplace(label.name, to);
                  }}
                />
              ) : (
                <div className="flex items-center gap-2">
                  <span className="min-w-0 flex-1 wrap-anywhere">{label.name}</span>
                  <span className="text-sm whitespace-nowrap text-muted-foreground">
                    {countOf(label.uses, 'contact')}
                  </span>
                  <ChangeButton
                    variant="ghost"
                    size="icon"
                    aria-label={`Rename ${what} ${label.name}`}
                    onClick={() => setRenamed(label.name)}
                  >
                    <Pencil aria-hidden="true" />
                  </ChangeButton>
                  <ChangeButton
                    variant="ghost"
                    size="icon"
                    aria-label={`Remove ${what} ${label.name}`}
                    onClick={() => onReplace(label.name, null)}
                  >
                    <Trash2 aria-hidden="true" />
                  </ChangeButton>
                </div>
              )}
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}

interface RenameFormProps {
  name: string;
  what: string;
  onRename(to: string): void;
  onCancel(): void;
}

function RenameForm({ name, what, onRename, onCancel }: RenameFormProps) {
  const [to, setTo] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A comma separates tags wherever they are typed.
    const wanted = to.replaceAll(',', ' ').trim();
    if (wanted === '' || wanted === name) onCancel();
    else onRename(wanted);
  };
  return (
    <Form onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <Input
        // The button that was pressed turned into this.
        ref={(input) => input?.focus()}
        className="min-w-40 flex-1"
        aria-label={`New name of ${what} ${name}`}
        value={to}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit">Rename</Button>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </Form>
  );
}
