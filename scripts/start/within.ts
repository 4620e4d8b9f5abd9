import { Refusal } from './refusal.ts';

/** What work gives, or a Refusal with exit code 1 and the sentence where it takes longer than some milliseconds. */
export async function within<T>(milliseconds: number, sentence: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal(1, sentence)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
