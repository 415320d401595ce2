import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import {
  type Profile,
  type ProfileDetails,
  profileKey,
  profileSchema,
  saveProfile,
} from '#app/account/profile.ts';
import { notifySaveFailure } from '#app/backend/storage/notify-save-failure.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Form } from '#app/components/ui/form.tsx';
import { notify } from '#app/components/ui/notify.ts';

interface ProfileFormProps {
  userId: string;
  profile: Profile | null;
  /** The name given at sign-up, for people who have not saved a profile yet. */
  fallbackName: string;
}

export function ProfileForm({ userId, profile, fallbackName }: ProfileFormProps) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(profileSchema),
    defaultValues: profile ? toFields(profile) : { fullName: fallbackName, industry: '' },
  });
  const { errors, isSubmitting } = formState;

  async function save(details: ProfileDetails) {
    try {
      const saved = await saveProfile(userId, details);
      queryClient.setQueryData(profileKey(userId), saved);
      reset(toFields(saved));
      notify('Success', 'Profile updated successfully');
    } catch (error) {
      console.error('The profile could not be saved', error);
      notifySaveFailure(error, 'Failed to save profile information');
    }
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle>Profile Details</CardTitle>
      </CardHeader>
      <CardContent>
        <Form noValidate onSubmit={handleSubmit(save)} className="flex max-w-xl flex-col gap-4">
          <Field
            label="Full Name"
            placeholder="Enter your full name"
            autoComplete="name"
            error={errors.fullName?.message}
            {...register('fullName')}
          />
          <Field
            label="Industry"
            placeholder="e.g., Technology, Healthcare, Finance"
            error={errors.industry?.message}
            {...register('industry')}
          />
          <Button type="submit" className="w-fit" busy={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save Changes'}
          </Button>
        </Form>
      </CardContent>
    </Card>
  );
}

function toFields({ full_name, industry }: Profile) {
  return { fullName: full_name ?? '', industry: industry ?? '' };
}
