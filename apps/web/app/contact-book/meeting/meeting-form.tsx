import type { Meeting } from '@cardsift/contacts/contact';
import { isNoMeeting } from '@cardsift/contacts/meeting';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Form } from '#app/components/ui/form.tsx';
import { KnownEvents } from './known-events.tsx';
import { meetingFormSchema } from './meeting-form-schema.ts';

interface MeetingFormProps {
  initial: Meeting;
  submitLabel: string;
  /** Whether all fields may be empty, which forgets the meeting. */
  mayBeEmpty: boolean;
  onSubmit(meeting: Meeting): void | Promise<void>;
  /** Other buttons, before the one that submits. */
  children?: ReactNode;
}

/** Asks for event, place and day. */
export function MeetingForm(props: MeetingFormProps) {
  const { initial, submitLabel, mayBeEmpty, onSubmit, children } = props;
  const events = useId();
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(meetingFormSchema),
    defaultValues: initial,
  });
  const { errors, isSubmitting } = formState;
  const isEmpty = isNoMeeting({ ...initial, ...useWatch({ control }) });
  const submit = handleSubmit(async (meeting) => onSubmit(meeting));
  return (
    <Form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field
          label="Event"
          className="sm:col-span-2"
          placeholder="Hannover Fair"
          autoComplete="off"
          list={events}
          error={errors.event?.message}
          {...register('event')}
        />
        <KnownEvents id={events} />
        <Field
          label="Place"
          autoComplete="off"
          error={errors.place?.message}
          {...register('place')}
        />
        <Field label="Day" type="date" error={errors.day?.message} {...register('day')} />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {children}
        <Button type="submit" busy={isSubmitting} disabled={isEmpty && !mayBeEmpty}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
