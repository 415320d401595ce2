import type { JobError } from '../scan-error.ts';
import type { Job, ScannedContact, Step } from './job.ts';

/** What is being done with a file, and how much of it is done, 0 to 100. */
export interface Progress {
  step: Step;
  progress: number;
  /** How many pictures are read before it, while it waits in the workflow's queue. */
  ahead?: number;
}

export type JobsEvent =
  | { type: 'queued'; jobs: readonly Pick<Job, 'id' | 'file'>[] }
  | { type: 'started'; id: string }
  | ({ type: 'progressed'; id: string } & Progress)
  | { type: 'extracted'; id: string; contacts: ScannedContact[] }
  | { type: 'completed'; id: string }
  | { type: 'failed'; id: string; error: JobError }
  | { type: 'requeued'; id: string }
  | { type: 'contact-changed'; contactId: string; change: Partial<Omit<ScannedContact, 'id'>> }
  | { type: 'removed'; id: string }
  | { type: 'cleared' };

/**
 * The life of the files: pending → processing → completed or error, and from error back to
 * pending by Retry. An event that does not fit a job's status changes nothing.
 */
export function jobsReducer(jobs: readonly Job[], event: JobsEvent): readonly Job[] {
  switch (event.type) {
    case 'queued':
      return [...jobs, ...event.jobs.map(newJob)];
    case 'cleared':
      return jobs.some(isUnfinished) ? jobs : [];
    case 'removed':
      return jobs.filter(({ id }) => id !== event.id);
    case 'contact-changed':
      return jobs.map((job) => changeContact(job, event.contactId, event.change));
    default:
      return jobs.map((job) => (job.id === event.id ? advance(job, event) : job));
  }
}

export function isUnfinished({ status }: Pick<Job, 'status'>): boolean {
  return status === 'pending' || status === 'processing';
}

function newJob({ id, file }: Pick<Job, 'id' | 'file'>): Job {
  return {
    id,
    fileName: file.name,
    file,
    status: 'pending',
    progress: 0,
    step: null,
    ahead: null,
    error: null,
    contacts: [],
  };
}

type JobEvent = Exclude<Extract<JobsEvent, { id: string }>, { type: 'removed' }>;

function advance(job: Job, event: JobEvent): Job {
  switch (event.type) {
    case 'started':
      return job.status === 'pending' ? { ...job, status: 'processing', step: 'preparing' } : job;
    case 'requeued':
      return job.status === 'error' ? { ...job, status: 'pending', progress: 0, error: null } : job;
    case 'failed':
      // A pending file fails without having been started when the whole batch has to stop.
      return isUnfinished(job) ? { ...job, status: 'error', step: null, error: event.error } : job;
    default:
      return job.status === 'processing' ? work(job, event) : job;
  }
}

function work(
  job: Job,
  event: Exclude<JobEvent, { type: 'started' | 'requeued' | 'failed' }>,
): Job {
  switch (event.type) {
    case 'progressed':
      // A second upload of the same file must not move the bar back.
      return {
        ...job,
        step: event.step,
        ahead: event.ahead ?? null,
        progress: Math.max(job.progress, event.progress),
      };
    case 'extracted':
      return { ...job, contacts: event.contacts };
    case 'completed':
      return { ...job, status: 'completed', step: null, progress: 100 };
  }
}

function changeContact(
  job: Job,
  contactId: string,
  change: Partial<Omit<ScannedContact, 'id'>>,
): Job {
  if (!job.contacts.some(({ id }) => id === contactId)) return job;
  const contacts = job.contacts.map((contact) =>
    contact.id === contactId ? { ...contact, ...change } : contact,
  );
  return { ...job, contacts };
}
