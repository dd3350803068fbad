import type { RecordEngine } from '@precedent/records';

/**
 * The engine that comes with us, for hosts that keep running: parsed records are kept between calls. Loaded when it
 * is first needed, so that a host's start does not wait for the record reader.
 */
export async function loadRecordEngine(): Promise<RecordEngine> {
  const { createRecordEngine } = await import('@precedent/records');
  return createRecordEngine({ cache: true, today: () => new Date().toISOString().slice(0, 10) });
}
