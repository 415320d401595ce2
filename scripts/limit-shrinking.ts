import fc from 'fast-check';

// A counterexample is made smaller for a minute: of numbers there is always a smaller one, and a worker that
// looks for it at once hears of no time limit.
fc.configureGlobal({ interruptAfterTimeLimit: 60_000 });
