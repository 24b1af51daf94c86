struct S {
  var a: [A] = list.map { A($0) } {
    didSet { B.changed() }
  }
}
