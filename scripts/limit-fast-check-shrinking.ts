import fc from 'fast-check';

// fast-check shrinks a counterexample for a minute at most. It can shrink a number forever, and while it shrinks
// synchronously the test's timeout never fires.
fc.configureGlobal({ interruptAfterTimeLimit: 60_000 });
