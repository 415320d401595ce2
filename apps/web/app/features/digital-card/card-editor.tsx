import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx';
import { cn } from '#app/components/ui/cn.ts';
import { Form } from '#app/components/ui/form.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { QrPanel } from './code/qr-panel.tsx';
import { CardFormFields } from './form/card-form-fields.tsx';
import { type CardForm, cardFormSchema, EMPTY_FORM } from './form/card-form-schema.ts';
import { EditorActions } from './form/editor-actions.tsx';
import { CardPreview } from './preview/card-preview.tsx';
import { SizeMeter } from './preview/size-meter.tsx';
import { PublishedCards } from './published/published-list.tsx';
import { useDigitalCard } from './use-digital-card.ts';

/** The card of one person, or of a guest (`userId` null), from empty form to QR code. */
export function CardEditor({ userId }: { userId: string | null }) {
  const { card, current, keep, generate } = useDigitalCard(userId);
  const [editing, setEditing] = useState(card === null);
  const { register, handleSubmit, formState, reset, setValue, control } = useForm<CardForm>({
    resolver: zodResolver(cardFormSchema),
    defaultValues: card?.formData ?? EMPTY_FORM,
  });
  // Parts of a name are set together, which the types of a form do not know.
  const form = { ...EMPTY_FORM, ...useWatch({ control }) } as CardForm;
  const { errors, isSubmitting, isDirty } = formState;
  const fields = useRef<HTMLFormElement>(null);
  const codeTitle = useRef<HTMLHeadingElement>(null);
  const movesFocus = useRef(false);

  // The pressed button is gone, and on a phone the code is above the form. The form's own setFocus waits for a timer,
  // so text typed meanwhile would go into another field.
  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    if (editing) fields.current?.querySelector('input')?.focus();
    else codeTitle.current?.focus();
  }, [editing]);

  // What another device made or withdrew shows here, unless somebody is typing.
  useEffect(() => {
    if (current === card || isDirty || isSubmitting) return;
    keep(current);
    setEditing(current === null);
    // A withdrawn card's details stay in the form.
    if (current) reset(current.formData);
  });

  async function submit(formData: CardForm) {
    try {
      const generated = await generate(formData);
      movesFocus.current = true;
      setEditing(false);
      reset(formData);
      const fellBack = userId !== null && generated.vcardUrl === null;
      notify('QR Code Generated!', fellBack ? FALLBACK : 'Scan it to save your contact.');
    } catch (error) {
      console.error('The QR code could not be generated', error);
      notifyError(
        'Generation Failed',
        'There was an error generating your QR code. Please try again.',
      );
    }
  }

  function refuse(invalid: FieldErrors<CardForm>) {
    if (!invalid.fullName) return;
    notifyError('Name Required', 'Please enter your full name to generate a digital card.');
  }

  function edit() {
    movesFocus.current = true;
    setEditing(true);
  }

  function cancel() {
    movesFocus.current = true;
    reset(card?.formData);
    setEditing(false);
  }

  const showsCode = card !== null && !editing;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:grid-rows-[auto_1fr]">
      {/* On a phone it is held out to somebody before anything else is looked at. */}
      {showsCode && (
        <div className="lg:col-start-2">
          <QrPanel card={card} titleRef={codeTitle} />
        </div>
      )}
      <Card className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <CardHeader>
          <CardTitle>Your details</CardTitle>
        </CardHeader>
        <CardContent>
          <Form
            ref={fields}
            noValidate
            onSubmit={handleSubmit(submit, refuse)}
            className="flex flex-col gap-4"
          >
            <CardFormFields
              control={control}
              register={register}
              setValue={setValue}
              errors={errors}
              readOnly={!editing}
            />
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

const FALLBACK =
  'Your card could not be stored just now, so the code holds your contact itself instead of a link.';
