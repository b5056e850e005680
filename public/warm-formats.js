// Runs in a worker, whose process is that of the page: what it has found out, the page needs not.
new Intl.DateTimeFormat();
close();
