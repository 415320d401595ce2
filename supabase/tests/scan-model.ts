/** Scans for one address in a UTC day. */
export const PER_DAY = 10;
/** Minutes after which a reservation lapses, and a receipt is forgotten. */
const LIVE_MINUTES = 15;
/** Requests that may share one scan: the first, and three repetitions. */
const READINGS_PER_SCAN = 4;

interface Scan {
  day: number;
  reservedAt: number;
  spentAt: number | undefined;
  receipt: string | undefined;
  readings: Set<string>;
}

/**
 * The daily quota of one person as it should be, without a database. SQL's answers are compared with it. Days
 * and minutes count from the start of the test.
 */
export class ScanModel {
  today = 0;
  minute = 0;
  isPro = false;
  address: string;
  scans: Scan[] = [];
  /** Requests that were let in and have not ended. */
  readonly inFlight: string[] = [];
  #savedPictures = new Set<string>();
  /** Each address's scans of today, from the time when its account was deleted. */
  readonly #departed = new Map<string, number>();

  constructor(address: string) {
    this.address = address;
  }

  get used(): number {
    return this.scans.filter((scan) => scan.day === this.today && this.#isCounted(scan)).length;
  }

  reserve(count: number): boolean {
    if (this.isPro) return true;
    if (count > PER_DAY - this.used) return false;
    this.scans = this.scans.filter((scan) => scan.day >= this.today - 1 && this.#isCounted(scan));
    for (let i = 0; i < count; i += 1) this.#add(undefined);
    return true;
  }

  send(reading: string, receipt: string | undefined): boolean {
    const isLetIn = this.#spend(reading, receipt) || this.isPro;
    if (isLetIn) this.inFlight.push(reading);
    return isLetIn;
  }

  giveBack(reading: string): void {
    const scan = this.scans.find(({ readings }) => readings.has(reading));
    scan?.readings.delete(reading);
    if (scan?.readings.size === 0) this.scans.splice(this.scans.indexOf(scan), 1);
  }

  /** Saves a contact from a picture that the device has read. */
  save(picture: string, isReserved: boolean): boolean {
    if (!this.#savedPictures.has(picture)) {
      const reserved = isReserved ? this.#takeReservation() : undefined;
      if (!reserved && !this.isPro) {
        if (this.used >= PER_DAY) return false;
        this.#add(this.minute);
      }
      this.#savedPictures.add(picture);
    }
    return true;
  }

  pass(minutes: number): void {
    this.minute += minutes;
  }

  passMidnight(): void {
    this.today += 1;
    this.#departed.clear();
  }

  leaveAndReturn(): void {
    this.#remember();
    this.scans = [];
    this.#savedPictures = new Set();
    this.isPro = false;
    this.#takeOn();
  }

  move(address: string): void {
    this.#remember();
    this.address = address;
    this.#takeOn();
  }

  #spend(reading: string, receipt: string | undefined): boolean {
    for (const scan of this.scans) {
      if (this.minute - (scan.spentAt ?? this.minute) >= LIVE_MINUTES) scan.receipt = undefined;
    }
    const paid = this.scans.find((scan) => receipt !== undefined && scan.receipt === receipt);
    if (paid && paid.readings.size < READINGS_PER_SCAN) {
      paid.readings.add(reading);
      return true;
    }
    if (paid) paid.receipt = undefined;
    const scan = this.#takeReservation();
    if (!scan) return false;
    scan.receipt = receipt;
    scan.readings.add(reading);
    return true;
  }

  #takeReservation(): Scan | undefined {
    const scan = this.scans.find(
      (candidate) => candidate.spentAt === undefined && this.#isCounted(candidate),
    );
    if (scan) scan.spentAt = this.minute;
    return scan;
  }

  #isCounted({ spentAt, reservedAt }: Scan): boolean {
    return spentAt !== undefined || this.minute - reservedAt < LIVE_MINUTES;
  }

  #add(spentAt: number | undefined): void {
    const [day, reservedAt] = [this.today, this.minute];
    this.scans.push({ day, reservedAt, spentAt, receipt: undefined, readings: new Set() });
  }

  #remember(): void {
    const before = this.#departed.get(this.address) ?? 0;
    this.#departed.set(this.address, Math.max(before, this.used));
  }

  #takeOn(): void {
    for (let used = this.used; used < (this.#departed.get(this.address) ?? 0); used += 1) {
      this.#add(this.minute);
    }
  }
}
