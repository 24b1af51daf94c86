A.animate { B() } completion: { C($0) } cancel: { _ in D() }
View(x) { E() } footer: { F() }
