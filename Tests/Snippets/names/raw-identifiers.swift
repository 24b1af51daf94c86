struct `a type with spaces`: `its parent` {
  func `does a thing`(`with label` x: `other type`) -> A { A() }
  var `1 + 1` = `B C`()
}
