A.start()
if B.ok { C() }
for d in D.all { d.run() }
let e = E()
