func async(_ a: A) {}
let async = B()
async { C() }
queue.async { D() }
