import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx';
import { cn } from '#app/components/ui/cn.ts';
import { Form } from '#app/components/ui/form.tsx';
import { QrPanel } from './code/qr-panel.tsx';
import { CardFormFields } from './form/card-form-fields.tsx';
import { EditorActions } from './form/editor-actions.tsx';
import { CardPreview } from './preview/card-preview.tsx';
import { SizeMeter } from './preview/size-meter.tsx';
import { PublishedCards } from './published/published-list.tsx';
import { useCardForm } from './use-card-form.ts';

/** The card of one person, or of a guest (`userId` null), from empty form to QR code. */
export function OwnCardEditor({ userId }: { userId: string | null }) {
  const { card, form, editing, isSubmitting, edit, cancel, submit, inputs, refs } =
    useCardForm(userId);
  const showsCode = card !== null && !editing;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:grid-rows-[auto_1fr]">
      {/* On a phone it is held out to somebody before anything else is looked at. */}
      {showsCode && (
        <div className="lg:col-start-2">
          <QrPanel card={card} titleRef={refs.codeTitle} />
        </div>
      )}
      <Card className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <CardHeader>
          <CardTitle>Your details</CardTitle>
        </CardHeader>
        <CardContent>
          <Form ref={refs.fields} noValidate onSubmit={submit} className="flex flex-col gap-4">
            <CardFormFields {...inputs} readOnly={!editing} />
            <SizeMeter form={form} linked={userId !== null} />
            <EditorActions
              editing={editing}
              hasCode={card !== null}
              isSubmitting={isSubmitting}
              onEdit={edit}
              onCancel={cancel}
            />
            {editing && card?.vcardUrl && (
              <p className="text-sm text-muted-foreground">
                Updating makes a new code. Codes you have shared before keep the details they had.
              </p>
            )}
          </Form>
        </CardContent>
      </Card>
      <div
        className={cn(
          'flex flex-col gap-6 lg:sticky lg:top-22 lg:col-start-2',
          showsCode ? 'lg:row-start-2' : 'lg:row-span-2 lg:row-start-1',
        )}
      >
        <CardPreview form={form} />
        {userId !== null && <PublishedCards userId={userId} />}
      </div>
    </div>
  );
}
