import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { type CardForm, cardFormSchema, EMPTY_FORM } from './form/card-form-schema.ts';
import { useDigitalCard } from './use-digital-card.ts';

/** The form of somebody's card, which is filled in (`editing`) or shows what the code holds. */
export function useCardForm(userId: string | null) {
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

  return {
    card,
    form,
    editing,
    isSubmitting,
    edit,
    cancel,
    submit: handleSubmit(submit, refuse),
    inputs: { control, register, setValue, errors },
    /** Where the focus goes when the form opens and closes. */
    refs: { fields, codeTitle },
  };
}

const FALLBACK =
  'Your card could not be stored just now, so the code holds your contact itself instead of a link.';
